import kotlinx.coroutines.runBlocking
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import org.redemptionkit.generated.AllMethods
import org.redemptionkit.generated.MethodCaller
import org.redemptionkit.generated.UnexpectedJson
import org.redemptionkit.generated.boolean
import org.redemptionkit.generated.integer
import org.redemptionkit.generated.list
import org.redemptionkit.generated.map
import org.redemptionkit.generated.number
import org.redemptionkit.generated.text
import java.lang.reflect.InvocationTargetException
import kotlin.reflect.KCallable
import kotlin.reflect.KClass
import kotlin.reflect.KFunction
import kotlin.reflect.KType
import kotlin.reflect.full.callSuspendBy
import kotlin.reflect.full.companionObject
import kotlin.reflect.full.companionObjectInstance
import kotlin.reflect.full.functions
import kotlin.reflect.full.isSubclassOf
import kotlin.reflect.full.memberFunctions
import kotlin.reflect.full.memberProperties
import kotlin.reflect.full.valueParameters

/** Calls typed methods by the names of the contract, as `session/open` for `session.open(…)`, and gives what they send. */
internal object Calls : MethodCaller {
    private class Sent(val params: JsonObject) : Exception()

    override suspend fun <Result> call(method: String, params: JsonObject, read: (JsonElement) -> Result): Result = throw Sent(params)

    /** What the typed method sends for these params, which the types read first. */
    fun sent(method: String, params: JsonObject): JsonObject {
        val (group, name) = method.split('/', '.')
        val methods = AllMethods::class.memberProperties.first { it.name == group }.get(AllMethods(this)) ?: error("no group $group")
        val function = methods::class.memberFunctions.first { it.name == name }
        try {
            runBlocking { function.callSuspendBy(arguments(function, params) + (function.parameters.first() to methods)) }
        } catch (failure: InvocationTargetException) {
            return (failure.targetException as? Sent ?: throw failure.targetException).params
        } catch (sent: Sent) {
            return sent.params
        }
        error("$method sends nothing")
    }

    private fun arguments(function: KCallable<*>, params: JsonObject) =
        function.valueParameters.filter { it.name in params }
            .associateWith { read(it.type, params.getValue(it.name.orEmpty())) }
            .also { taken ->
                val unknown = params.keys - taken.keys.mapNotNull { it.name }.toSet()
                if (unknown.isNotEmpty()) throw UnexpectedJson("/${unknown.first()}", "a parameter of the typed method")
            }

    private fun read(type: KType, json: JsonElement): Any? {
        val wanted = type.classifier as KClass<*>
        fun inner(at: Int) = type.arguments[at].type ?: error("a type without arguments")
        return when {
            wanted.isSubclassOf(JsonElement::class) -> json.takeIf { wanted.isInstance(it) } ?: throw UnexpectedJson(expected = "$wanted")
            json is JsonNull && type.isMarkedNullable -> null
            wanted == String::class -> json.text()
            wanted == Boolean::class -> json.boolean()
            wanted == Long::class -> json.integer()
            wanted == Double::class -> json.number()
            wanted == List::class -> json.list { read(inner(0), it) }
            wanted == Map::class -> json.map { read(inner(1), it) }
            else -> value(wanted, json)
        }
    }

    private fun value(wanted: KClass<*>, json: JsonElement): Any? = try {
        wanted.companionObject?.functions?.first { it.name == "fromJson" }?.call(wanted.companionObjectInstance, json)
            ?: error("$wanted has no fromJson")
    } catch (failure: InvocationTargetException) {
        throw failure.targetException
    }
}
