package org.redemptionkit

import java.io.BufferedInputStream
import java.util.concurrent.CompletableFuture
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.time.Duration.Companion.seconds

/** A server as a child process, over its pipes. The process ends with the JVM, whose end closes its input. */
internal class ProcessTransport(private val process: Process, private val framing: Framing) : Transport {
    private val input = BufferedInputStream(process.inputStream, BUFFER)
    private val output = process.outputStream
    private val errorOutput = ErrorOutput(process.errorStream)
    private val drained = CompletableFuture<Unit>()

    override val closed: ServerExited get() = ServerExited(null, "")

    init {
        thread(isDaemon = true, name = "redemption-error-output") {
            errorOutput.drain()
            drained.complete(Unit)
        }
    }

    override fun read(): String? = framing.read(input)

    override fun write(message: String) = output.write(framing.frame(message))

    override fun flush() = output.flush()

    override fun endOutput() {
        runCatching { output.close() }
    }

    override fun awaitEnd() {
        if (!process.waitFor(CLOSE_LIMIT.inWholeMilliseconds, TimeUnit.MILLISECONDS)) process.destroyForcibly().waitFor()
    }

    override fun kill() {
        process.destroyForcibly()
    }

    override fun exit(): ServerExited {
        awaitEnd()
        return ServerExited(process.exitValue(), lastErrors())
    }

    override fun lastErrors(): String {
        runCatching { drained.get(DRAIN_LIMIT.inWholeMilliseconds, TimeUnit.MILLISECONDS) }
        return errorOutput.tail()
    }

    private companion object {
        const val BUFFER = 1 shl 16
        val CLOSE_LIMIT = 2.seconds
        val DRAIN_LIMIT = 1.seconds
    }
}
