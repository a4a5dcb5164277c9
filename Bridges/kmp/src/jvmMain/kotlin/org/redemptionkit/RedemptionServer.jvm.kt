package org.redemptionkit

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runInterruptible
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.contentOrNull
import kotlinx.serialization.json.intOrNull
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
    /**
     * The server's program. If null, the client takes the command line in REDEMPTION_COMMAND, such as `docker run -i --rm IMAGE`, then the
     * program in REDEMPTION_EXECUTABLE, then `redemption` on the PATH.
     */
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
 * Starts a server as a child process, or connects to the running one that REDEMPTION_URL names (with the token in REDEMPTION_TOKEN), and
 * makes sure that it is one that this client was made for. The option `executable` starts one in any case.
 *
 * @throws ServerNotFound when there is no program.
 * @throws SdkCollision when a real SDK is on the class path too.
 * @throws ServerStartFailed when it does not start to serve.
 * @throws ServerUnreachable when REDEMPTION_URL names no server that this client can use.
 * @throws ServerVersionMismatch when it is another version.
 */
public suspend fun RedemptionServer.Companion.start(options: ServerOptions.() -> Unit = {}): RedemptionServer =
    runInterruptible(Dispatchers.IO) { startBlocking(options) }

/** The same for code that cannot suspend, such as a `@BeforeTest` function. Blocks its thread. */
public fun RedemptionServer.Companion.startBlocking(options: ServerOptions.() -> Unit = {}): RedemptionServer {
    ClassPath.check()
    return start(ServerOptions().apply(options), System.getenv())
}

/** Connects to the server that REDEMPTION_URL names, or starts one. */
internal fun start(options: ServerOptions, environment: Map<String, String>): RedemptionServer {
    val address = if (options.executable == null) ServerAddress.find(environment) else null
    return if (address == null) start(LaunchCommand.find(options.executable, environment), options) else connect(address, options)
}

/** Starts a server by that command. */
internal fun start(command: LaunchCommand, options: ServerOptions): RedemptionServer =
    serverOn(command.name) { ClientConnection(ProcessTransport(startProcess(command, options), options.framing), options.timeout) }

private fun connect(address: ServerAddress, options: ServerOptions): RedemptionServer {
    val defaults = ServerOptions()
    val own = if (options.ledger != defaults.ledger) "ledger" else if (options.clock != defaults.clock) "clock" else null
    if (own != null) {
        throw ServerUnreachable(
            address.origin, "the option `$own` is for a server that this client starts", "Remove the option, or unset ${ServerAddress.VARIABLE}.",
        )
    }
    return try {
        serverOn(address.origin) { ClientConnection(WebSocketTransport.connect(address, options.timeout), options.timeout) }
    } catch (failed: ServerStartFailed) {
        throw ServerUnreachable(
            address.origin, "it did not describe itself (${failed.reason})", "Correct ${ServerAddress.VARIABLE}, or start another server there.", failed,
        )
    }
}

/** The server at the end of the connections that [connect] makes, if this client was made for it. */
private fun serverOn(name: String, connect: () -> ClientConnection): RedemptionServer = RedemptionServer(RevivingConnection { checked(name, connect()) })

private fun checked(name: String, connection: ClientConnection): ClientConnection {
    try {
        checkVersion(name, describe(name, connection))
    } catch (failed: Exception) {
        connection.close()
        throw failed
    }
    return connection
}

private fun startProcess(command: LaunchCommand, options: ServerOptions): Process {
    val arguments = listOf("serve", "--ledger", options.ledger, "--clock", options.clock.word, "--framing", options.framing.word)
    return try {
        ProcessBuilder(command.words + arguments).start()
    } catch (refused: IOException) {
        throw ServerStartFailed(command.name, refused.message ?: "the system refused", "", refused)
    }
}

private fun describe(executable: String, connection: ClientConnection): JsonObject {
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
    val contract = (description["contractVersion"] as? JsonPrimitive)?.intOrNull
    val found = "${name ?: "nameless"} ${version ?: "without a version"} with ${contract?.let { "contract $it" } ?: "no contract version"}"
    if (name != "redemption" || version == null) throw ServerVersionMismatch(executable, found, SupportedVersion.TEXT)
    SupportedVersion.advice(version, contract)?.let { throw ServerVersionMismatch(executable, found, SupportedVersion.TEXT, it) }
}
