// Compiled by Tests/Codegen with what `redemption codegen --language kotlin` writes. Reads lines of values from a file and writes a line
// for each: `json` and what its type writes, or `rejected` and the reason.
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.generated.WireValue
import org.redemptionkit.generated.readCustomerReply
import org.redemptionkit.generated.readEventParams
import org.redemptionkit.generated.readReply
import org.redemptionkit.generated.readResult
import org.redemptionkit.generated.readStatusReply
import java.io.File
import java.lang.reflect.InvocationTargetException

fun main(arguments: Array<String>) {
    val output = System.out.bufferedWriter()
    File(arguments[0]).forEachLine { text ->
        val line = Json.parseToJsonElement(text).jsonObject
        val written = try {
            "json ${read(line).toJson()}"
        } catch (unexpected: UnexpectedJson) {
            "rejected ${unexpected.message}"
        }
        output.write(written + "\n")
    }
    output.flush()
}

private fun read(line: JsonObject): WireValue {
    val key = line.getValue("key").jsonArray.map { it.jsonPrimitive.content }
    val target = key.take(3).joinToString("/")
    val value = line.getValue("value")
    val type = line.getValue("type").jsonPrimitive.content
    return when (line.getValue("table").jsonPrimitive.content) {
        // A result that is plain JSON has no type.
        "Params" -> Plain(Calls.sent(key[0], value.jsonObject))
        "Result" -> readResult(key[0], value) ?: Plain(value)
        "Reply" -> readReply(target, value) ?: throw UnexpectedJson(expected = "a type for the reply of $target")
        "CustomerReply" -> readCustomerReply(target, value) ?: throw UnexpectedJson(expected = "a type for the customer of $target")
        "StatusReply" -> readStatusReply(target, value) ?: throw UnexpectedJson(expected = "a type for the status of $target")
        "Event" -> readEventParams(target, key[3], value) ?: throw UnexpectedJson(expected = "a type for the event ${key[3]}")
        else -> byName(type, value)
    }
}

private class Plain(private val json: JsonElement) : WireValue {
    override fun toJson(): JsonElement = json
}

private fun byName(name: String, json: JsonElement): WireValue {
    val type = Class.forName("org.redemptionkit.generated.$name")
    val reader = type.fields.first { it.name == "Companion" || it.name == "INSTANCE" }.get(null)
    try {
        return reader.javaClass.getMethod("fromJson", JsonElement::class.java).invoke(reader, json) as WireValue
    } catch (failed: InvocationTargetException) {
        throw failed.targetException
    }
}
