package org.redemptionkit

import kotlinx.serialization.json.JsonElement
import kotlin.time.Duration

/** What a call or a start can fail with. Every message says what happened and what to do next. */
public sealed class RedemptionException(message: String, cause: Throwable? = null) : Exception(message, cause)

/**
 * There is no server program.
 *
 * @property lookedAt the places that were tried, in their order.
 * @property advice what to do on this machine, if no program is made for it.
 */
public class ServerNotFound(public val lookedAt: List<String>, public val advice: String? = null) : RedemptionException(
    "There is no `redemption` program. Looked at:\n${lookedAt.joinToString("") { "  - $it\n" }}" + (
        advice ?: "Add `org.redemptionkit:redemptionkit-program` to the test's dependencies, or build one with `make build` in RedemptionKit and " +
            "put it on the PATH with `make install`, or name it in REDEMPTION_EXECUTABLE."
        ),
)

/**
 * A drop-in and the real SDK are on one class path, where their classes have the same names.
 *
 * @property type a class that both have.
 * @property places where it is, first the one that would run.
 */
public class SdkCollision(public val type: String, public val places: List<String>) : RedemptionException(
    "$type is on the class path ${places.size} times: ${places.joinToString(", ")}. The drop-in and the real SDK cannot be there together. " +
        "Run these tests in jvmTest, which has no Android artifact of the SDK.",
)

/**
 * The program is there, but did not start to serve.
 *
 * @property executable what was started.
 * @property errorOutput the end of what it wrote to its error output; empty for nothing.
 */
public class ServerStartFailed(
    public val executable: String,
    public val reason: String,
    public val errorOutput: String,
    cause: Throwable? = null,
) : RedemptionException(
    "$executable did not start: $reason.${tail(errorOutput)} Run `$executable serve` in a terminal to see it.",
    cause,
)

/**
 * The running server that REDEMPTION_URL names cannot be used.
 *
 * @property address its address without a path, or the name of the variable if that has no address.
 * @property reason why it cannot be used.
 */
public class ServerUnreachable(public val address: String, public val reason: String, advice: String, cause: Throwable? = null) :
    RedemptionException("$address cannot be used as the redemption server: $reason. $advice", cause)

/**
 * The server and this client do not fit: one of them is too old.
 *
 * @property found the name and versions that the server reports.
 * @property expected the servers that this client works with.
 * @property advice which of the two to update.
 */
public class ServerVersionMismatch(
    public val executable: String,
    public val found: String,
    public val expected: String,
    public val advice: String = "Start a server of that release.",
) : RedemptionException("$executable is $found; this client needs $expected. $advice")

/**
 * The server has ended, or was closed; calls that waited are lost. Of a running server, the connection has ended.
 *
 * @property status its exit status; null while it is not known, where the client closed it, and of a running server.
 * @property errorOutput the end of what it wrote to its error output; empty for nothing.
 */
public class ServerExited private constructor(message: String, public val status: Int?, public val errorOutput: String) :
    RedemptionException(message) {
    public constructor(status: Int?, errorOutput: String) : this(
        if (status == null) {
            "The server was closed. Start another one with RedemptionServer.start."
        } else {
            "The server ended with status $status.${tail(errorOutput)} server.reset() starts another one; then install the app again. Its ledger in memory is gone."
        },
        status, errorOutput,
    )

    /** The end of the connection to the running server at [address]. */
    internal constructor(address: String, isClosed: Boolean) : this(
        "The connection to $address has " +
            if (isClosed) {
                "been closed. Connect again with RedemptionServer.start."
            } else {
                "ended: the server was stopped, or dropped this client. server.reset() connects again; then install the app again."
            },
        null, "",
    )
}

/** A call of the app was in progress when the test uninstalled the app, or came after that. @property method the call. */
public class PhoneReset(public val method: String) :
    RedemptionException("`$method` was in progress when the app was uninstalled. Await it before the test ends.")

/**
 * No reply came in time. The time is real time, whatever clock a test runs on.
 *
 * @property method what was called.
 * @property limit how long was waited.
 */
public class CallTimedOut(public val method: String, public val limit: Duration) : RedemptionException(
    "$method was not answered within $limit. If a fault of the kind `delay` holds it, move the clock with clock/advance; " +
        "else give RedemptionServer.start a longer timeout.",
)

/**
 * The server rejects the call.
 *
 * @property code the number of JSON-RPC's error.
 * @property kind one word for programs, such as `invalid` or `unknownSession`.
 * @property path where in the params, as a JSON Pointer; null where it is no member's fault.
 * @property expected what was expected there; null where nothing more is known.
 * @property details the SDK's own words, where the error is one of an SDK; null elsewhere.
 */
public class CallRefused(
    public val method: String,
    public val code: Int,
    public val kind: String,
    public val path: String?,
    public val expected: String?,
    public val details: JsonElement?,
    public val serverMessage: String,
) : RedemptionException(
    "$method was refused ($code, $kind)${path?.let { " at \"$it\"" } ?: ""}: $serverMessage" +
        (expected?.let { " Expected: $it." } ?: ""),
)

/**
 * The real native side never answers this call, so neither does a stand-in.
 *
 * @property reason why it does not.
 */
public class ChannelSilent(public val method: String, public val reason: String) : RedemptionException(
    "A real SDK never answers $method here: $reason. An app needs a time limit of its own around it.",
)

/**
 * The server said something that this client cannot read.
 *
 * @property reason what is wrong with it.
 */
public class UnreadableReply(public val method: String?, public val reason: String, cause: Throwable? = null) :
    RedemptionException(
        "${method ?: "The server"} gave what cannot be read: $reason. Take the server and the client from one release.",
        cause,
    )

private fun tail(errorOutput: String): String =
    if (errorOutput.isBlank()) "" else " It wrote: ${errorOutput.trim()}."
