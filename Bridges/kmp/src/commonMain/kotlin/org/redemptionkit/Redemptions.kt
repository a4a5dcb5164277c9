package org.redemptionkit

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.RecordedRedemption
import kotlin.time.Duration

/**
 * The app did not redeem a link as the test expects. The message is the server's sentence.
 *
 * @property records all redemptions that the app asked for, in order.
 */
public class RedeemedOnceFailed(sentence: String, public val records: List<RecordedRedemption>) : AssertionError(sentence)

/** A strict test missed something: a link that was sold and never redeemed, or an event that nothing heard. @property missed each in a sentence. */
public class SomethingMissed(public val missed: List<String>) : AssertionError("strict: ${missed.joinToString("; ")}.")

/** What a test expects of a link, and what the app [shows], for the message of a failure. */
internal class Expectation(val url: String, val outcome: OutcomeKind?, val shows: String?)

/** What the server has recorded of the redemptions of these apps. Sessions that the test itself has opened are not its apps. */
internal class Redemptions(private val apps: List<ChannelSession>) {
    private val server = apps.first().pinned

    /** The redemptions of a link, or all. */
    suspend fun recorded(url: String? = null): List<RecordedRedemption> =
        server.redemption.list(url = url).redemptions.filter { record -> apps.any { record.session in it.sessions } }

    /** Waits until an app redeems [url], for at most [within], and then for its result. */
    suspend fun await(url: String, within: Duration) {
        hasResult(url, within, maxOf(within, RealTime.PATIENCE)) { all -> all.size > 1 || all.all { it.hasEnded } }
    }

    /** Waits until an app redeems [url], for at most [within], and then for its results. False if one is held: it waits for the clock. */
    suspend fun isAnswered(url: String, within: Duration): Boolean =
        // Each turn is a question that the server has answered, so that a result which is not held comes before.
        hasResult(url, within, RealTime.HELD) { all -> all.all { it.hasEnded } }

    /** Waits until an app redeems [url], for at most [within], and then until [isEnough], for at most [limit]. False if that was not reached. */
    private suspend fun hasResult(
        url: String, within: Duration, limit: Duration, isEnough: (List<RecordedRedemption>) -> Boolean,
    ): Boolean = withContext(Dispatchers.Default) {
        val time = RealTime()
        val isAsked = time.until(within) { apps.any { it.hasThrown } || recorded(url).isNotEmpty() }
        !isAsked || time.until(limit) { apps.any { it.hasThrown } || isEnough(recorded(url)) }
    }

    private val RecordedRedemption.hasEnded get() = outcome != null || error != null

    /** Returns the only redemption of a link, after a time without another one. */
    suspend fun once(expected: Expectation, within: Duration, quiet: Duration): RecordedRedemption = withContext(Dispatchers.Default) {
        await(expected.url, within)
        throwWhatTheAppsThrew()
        val time = RealTime()
        var calm = Duration.ZERO
        var busy = Duration.ZERO
        // Nothing that comes later mends what is wrong now.
        once(expected)
        while (calm < quiet && busy < RealTime.PATIENCE && recorded(expected.url).size == 1) {
            val passed = time.turn()
            throwWhatTheAppsThrew()
            if (apps.any { it.isBusy }) busy += passed else calm += passed
        }
        once(expected)
    }

    private suspend fun once(expected: Expectation): RecordedRedemption {
        val sessions = recorded(expected.url).map { it.session }.distinct()
        // One redemption each in two sessions is one too many.
        val session = if (sessions.size > 1) null else sessions.firstOrNull() ?: apps.first().session
        try {
            return server.redemption.expect(expected.url, expected.outcome, session = session, shows = expected.shows).redemptions.first()
        } catch (failed: CallRefused) {
            if (failed.kind != "unexpectedRedemption") throw failed
            throw RedeemedOnceFailed(failed.serverMessage, recorded())
        }
    }

    private fun throwWhatTheAppsThrew() = apps.forEach { it.throwWhatTheAppThrew() }
}
