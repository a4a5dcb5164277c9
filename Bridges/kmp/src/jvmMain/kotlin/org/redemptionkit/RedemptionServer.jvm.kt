package org.redemptionkit

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import java.io.IOException
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** Which clock a server keeps. */
public enum class ServerClock(internal val word: String) {
    /** The machine's. */
    SYSTEM("system"),

    /** Starts at the machine's time and moves by `clock/advance` alone. */
    VIRTUAL("virtual"),
}

/** What a server is started with. */
public class ServerOptions {
    /** The server's program; null looks at REDEMPTION_EXECUTABLE, then along the PATH. */
    public var executable: String? = null

    /** The ledger's file, or `:memory:`. */
    public var ledger: String = ":memory:"

    /** The server's clock. */
    public var clock: ServerClock = ServerClock.VIRTUAL

    /** The limit of each call, and of the start, in real time. */
    public var timeout: Duration = 10.seconds

    /** How messages are framed; results never depend on it. */
    public var framing: Framing = Framing.LINE
}

/**
 * Starts a server as a child process and makes sure that it is one that this client was made for.
 *
 * @throws ServerNotFound when there is no program.
 * @throws ServerStartFailed when it does not start to serve.
 * @throws ServerVersionMismatch when it is another version.
 */
public suspend fun RedemptionServer.Companion.start(options: ServerOptions.() -> Unit = {}): RedemptionServer =
    runInterruptible(Dispatchers.IO) { startBlocking(options) }

/** The same for code that cannot suspend, such as a `@BeforeTest` function. Blocks its thread. */
public fun RedemptionServer.Companion.startBlocking(options: ServerOptions.() -> Unit = {}): RedemptionServer {
    val chosen = ServerOptions().apply(options)
    val executable = Executable.find(chosen.executable)
    val connection = ProcessConnection(startProcess(executable, chosen), chosen.framing, chosen.timeout)
    try {
        checkVersion(executable, describe(executable, connection))
    } catch (failed: Exception) {
        connection.close()
        throw failed
    }
    return RedemptionServer(connection)
}

private fun startProcess(executable: String, options: ServerOptions): Process {
    val command = listOf(
        executable, "serve", "--ledger", options.ledger, "--clock", options.clock.word, "--framing", options.framing.word,
    )
    return try {
        ProcessBuilder(command).start()
    } catch (refused: IOException) {
        throw ServerStartFailed(executable, refused.message ?: "the system refused", "", refused)
    }
}

private fun describe(executable: String, connection: ProcessConnection): JsonObject {
    val description: JsonElement = try {
        connection.callBlocking("server/describe", JsonObject(emptyMap()))
    } catch (ended: ServerExited) {
        throw ServerStartFailed(executable, "it ended with status ${ended.status}", ended.errorOutput, ended)
    } catch (late: CallTimedOut) {
        throw ServerStartFailed(executable, "it did not answer within ${late.limit}", connection.lastErrors(), late)
    } catch (unreadable: UnreadableReply) {
        throw ServerStartFailed(executable, "it does not speak the protocol (${unreadable.reason})", connection.lastErrors(), unreadable)
    } catch (refused: CallRefused) {
        throw ServerVersionMismatch(executable, "a server that does not describe itself", SupportedVersion.TEXT)
    }
    return description as? JsonObject
        ?: throw ServerVersionMismatch(executable, "a server that does not describe itself", SupportedVersion.TEXT)
}

private fun checkVersion(executable: String, description: JsonObject) {
    val name = (description["name"] as? JsonPrimitive)?.contentOrNull
    val version = (description["version"] as? JsonPrimitive)?.contentOrNull
    if (name != "redemption" || !SupportedVersion.fits(version)) {
        throw ServerVersionMismatch(executable, "${name ?: "nameless"} ${version ?: "without a version"}", SupportedVersion.TEXT)
    }
}
