package org.redemptionkit.android

import org.redemptionkit.LaunchCommand
import org.redemptionkit.RedemptionServer
import org.redemptionkit.ServerAddress
import org.redemptionkit.ServerOptions
import org.redemptionkit.ServerStartFailed
import org.redemptionkit.start
import java.io.IOException
import kotlin.concurrent.thread

/** The `redemption up` that all tests of this process use: the one at REDEMPTION_URL, or one that the first test starts. It ends with the JVM. */
internal class LocalService(val origin: String, val token: String?) {
    /** Another connection to it. */
    fun connect(): RedemptionServer =
        start(ServerOptions(), mapOf(ServerAddress.VARIABLE to origin) + (token?.let { mapOf(ServerAddress.TOKEN_VARIABLE to it) } ?: emptyMap()))

    companion object {
        private var started: Pair<Process, LocalService>? = null

        /** Finds or starts it; starts another one after a crash. @throws ServerStartFailed if it prints no address. */
        @Synchronized
        fun find(): LocalService {
            ServerAddress.find(System.getenv())?.let { return LocalService(it.origin, it.token) }
            started?.let { (process, service) -> if (process.isAlive) return service }
            return start(LaunchCommand.find(null)).also { started = it }.second
        }

        /** Starts one by a command. What it prints instead of its address is in the error. */
        fun start(command: LaunchCommand): Pair<Process, LocalService> {
            val process = try {
                ProcessBuilder(command.words + listOf("up", "--http", "127.0.0.1:0")).redirectErrorStream(true).start()
            } catch (refused: IOException) {
                throw ServerStartFailed(command.name, refused.message ?: "the system refused", "", refused)
            }
            Runtime.getRuntime().addShutdownHook(Thread { process.destroy() })
            val printed = StringBuilder()
            val output = process.inputStream.bufferedReader()
            val origin = output.lineSequence().onEach { printed.appendLine(it) }
                .firstNotNullOfOrNull { Regex("""http://[0-9.]+:\d+""").find(it)?.value }
                ?: throw ServerStartFailed(command.name, "`up` printed no address", printed.toString())
            // A full pipe would stop the service.
            thread(isDaemon = true) { output.forEachLine {} }
            return process to LocalService(origin, null)
        }
    }
}
