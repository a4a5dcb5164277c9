package org.redemptionkit

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import org.redemptionkit.generated.ClockResult
import org.redemptionkit.generated.InvalidCode
import org.redemptionkit.generated.LinkExpired
import org.redemptionkit.generated.OfferType
import org.redemptionkit.generated.Redeemed
import org.redemptionkit.generated.RedemptionOutcome
import org.redemptionkit.generated.SessionOpenResult
import org.redemptionkit.generated.UnexpectedJson
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertIs
import kotlin.test.assertTrue

/** What the generated types promise beyond what the shared cases show: newer servers, wrong shapes, null and absence. */
class TypesTest {
    private fun json(text: String): JsonElement = Json.parseToJsonElement(text)

    @Test
    fun aWordOfANewerServerIsKept() {
        val offer = OfferType.fromJson(JsonPrimitive("CORNER_SHOP"))
        assertEquals("CORNER_SHOP", assertIs<OfferType.Unknown>(offer).wire)
    }

    @Test
    fun aCaseOfANewerServerIsKeptWhole() {
        val told = json("""{"kind":"lentOut","code":"c","until":[1,null]}""")
        val outcome = RedemptionOutcome.fromJson(told)
        assertEquals("lentOut", assertIs<RedemptionOutcome.Unknown>(outcome).kind)
        assertEquals(told, assertIs<RedemptionOutcome.Unknown>(outcome).json)
    }

    @Test
    fun aMemberOfANewerServerIsPassedOver() {
        val told = json("""{"session":"session-1","appUserId":null,"deviceId":"d","mood":"fine"}""")
        assertEquals(SessionOpenResult("session-1", null, "d"), SessionOpenResult.fromJson(told))
    }

    @Test
    fun aMemberThatMayBeLeftOutMayBeNull() {
        assertEquals(InvalidCode(null), InvalidCode.fromJson(json("""{"kind":"invalidCode"}""")))
        assertEquals(InvalidCode(null), InvalidCode.fromJson(json("""{"kind":"invalidCode","code":null}""")))
        assertEquals(InvalidCode("c"), InvalidCode.fromJson(json("""{"kind":"invalidCode","code":"c"}""")))
    }

    @Test
    fun whatIsNotTheShapeNamesTheMemberAndWhatWasExpected() {
        fun failure(text: String) = assertFailsWith<UnexpectedJson> { RedemptionOutcome.fromJson(json(text)) }
        assertEquals("/kind", failure("{}").pointer)
        assertEquals("", failure("[]").pointer)
        assertEquals("/reissued", failure("""{"kind":"linkExpired","reissued":"yes","obfuscatedEmail":null}""").pointer)
        val deep = failure("""{"kind":"redeemed","code":"c","grant":{"entitlements":{"a/b":{"id":5}}}}""")
        assertEquals("/grant/entitlements/a~1b/id", deep.pointer)
        assertEquals("a string", deep.expected)
        assertTrue("/grant/entitlements/a~1b/id" in deep.message.orEmpty())
    }

    @Test
    fun wholeNumbersMayHaveAFractionOfZero() {
        assertEquals(5L, ClockResult.fromJson(json("""{"now":5.0}""")).now)
        assertFailsWith<UnexpectedJson> { ClockResult.fromJson(json("""{"now":5.5}""")) }
        assertFailsWith<UnexpectedJson> { ClockResult.fromJson(json("""{"now":"5"}""")) }
    }

    @Test
    fun aWhenOverACaseListNeedsNoElse() {
        fun name(outcome: RedemptionOutcome): String = when (outcome) {
            is Redeemed -> "redeemed"
            is org.redemptionkit.generated.SubscriptionExpired -> "lapsed"
            is LinkExpired -> "expired"
            is InvalidCode -> "invalid"
            is org.redemptionkit.generated.PurchaseBelongsToOtherUser -> "other user"
            is org.redemptionkit.generated.Failed -> "failed"
            is RedemptionOutcome.Unknown -> "newer: ${outcome.kind}"
        }
        assertEquals("invalid", name(InvalidCode("c")))
        assertEquals("newer: x", name(RedemptionOutcome.fromJson(json("""{"kind":"x"}"""))))
    }

    @Test
    fun aReplyIsAResultOrARefusal() {
        fun read(text: String) = Replies.read("clock/now", json(text) as JsonObject)
        assertEquals(JsonPrimitive(1), read("""{"id":1,"result":1}""").getOrThrow())
        val refusal = assertIs<CallRefused>(
            read("""{"id":1,"error":{"code":-32602,"message":"No.","data":{"kind":"wrongType","path":"/a","expected":"b"}}}""").exceptionOrNull(),
        )
        assertEquals("wrongType at /a", "${refusal.kind} at ${refusal.path}")
        assertEquals("-32602: No. Expected b", "${refusal.code}: ${refusal.serverMessage} Expected ${refusal.expected}")
        assertIs<UnreadableReply>(read("""{"id":1}""").exceptionOrNull())
        assertIs<UnreadableReply>(read("""{"id":1,"error":{"code":1,"message":"No."}}""").exceptionOrNull())
    }
}
