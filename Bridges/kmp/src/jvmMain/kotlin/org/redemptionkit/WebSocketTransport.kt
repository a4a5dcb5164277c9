package org.redemptionkit

import java.io.IOException
import java.net.http.HttpClient
import java.net.http.WebSocket
import java.net.http.WebSocketHandshakeException
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionStage
import java.util.concurrent.ExecutionException
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException
import kotlin.time.Duration
import kotlin.time.Duration.Companion.seconds

/** The connection to a running server: the WebSocket at `/_/ws`, a message in each text. The server runs on after its end. */
internal class WebSocketTransport private constructor(private val address: ServerAddress) : Transport {
    private lateinit var socket: WebSocket
    private val texts = LinkedBlockingQueue<Result<String?>>()
    private val ended = CompletableFuture<Unit>()

    override val closed: ServerExited get() = ServerExited(address.origin, isClosed = true)

    // Its methods are called one after the other, on a daemon thread of the client's.
    private val listener = object : WebSocket.Listener {
        private val parts = StringBuilder()

        override fun onText(socket: WebSocket, data: CharSequence, last: Boolean): CompletionStage<*>? {
            parts.append(data)
            if (last) {
                texts += Result.success(parts.toString())
                parts.setLength(0)
            }
            socket.request(1)
            return null
        }

        override fun onClose(socket: WebSocket, statusCode: Int, reason: String): CompletionStage<*>? {
            end(null)
            return null
        }

        override fun onError(socket: WebSocket, error: Throwable) = end(error)
    }

    private fun end(error: Throwable?) {
        texts += if (error == null) Result.success(null) else Result.failure(error as? IOException ?: IOException(error))
        ended.complete(Unit)
    }

    override fun read(): String? = texts.take().getOrThrow()

    override fun write(message: String) = send { it.sendText(message, true) }

    override fun flush() = Unit

    override fun endOutput() {
        runCatching { send { it.sendClose(WebSocket.NORMAL_CLOSURE, "") } }
    }

    override fun awaitEnd() {
        try {
            ended.get(CLOSE_LIMIT.inWholeMilliseconds, TimeUnit.MILLISECONDS)
        } catch (_: TimeoutException) {
            kill()
        }
    }

    override fun kill() {
        socket.abort()
        end(null)
    }

    override fun exit(): ServerExited = ServerExited(address.origin, isClosed = false)

    override fun lastErrors(): String = ""

    private fun send(start: (WebSocket) -> CompletableFuture<WebSocket>) {
        try {
            start(socket).get()
        } catch (failed: ExecutionException) {
            throw failed.cause as? IOException ?: IOException(failed.cause)
        }
    }

    companion object {
        private val CLOSE_LIMIT = 2.seconds

        /** Connects to a running server. @throws ServerUnreachable if there is none, or it does not accept this client. */
        fun connect(address: ServerAddress, timeout: Duration): WebSocketTransport {
            val transport = WebSocketTransport(address)
            val builder = HttpClient.newHttpClient().newWebSocketBuilder()
            address.token?.let { builder.header("Authorization", "Bearer $it") }
            val opening = builder.buildAsync(address.webSocket, transport.listener)
            transport.socket = try {
                opening.get(timeout.inWholeMilliseconds, TimeUnit.MILLISECONDS)
            } catch (late: TimeoutException) {
                opening.cancel(true)
                throw unreachable(address, "it did not answer within $timeout", late)
            } catch (failed: ExecutionException) {
                throw refusal(address, failed.cause ?: failed)
            }
            return transport
        }

        private fun refusal(address: ServerAddress, cause: Throwable): ServerUnreachable {
            val status = (cause as? WebSocketHandshakeException)?.response?.statusCode()
            val token = "Set ${ServerAddress.TOKEN_VARIABLE} to the token of the server."
            val (reason, advice) = when (status) {
                null -> return unreachable(address, cause.message ?: "nothing listens there", cause)
                401 -> (if (address.token == null) "it requires a token" else "it does not accept the token") to token
                403 -> "it does not serve this host name" to "Start it with --host NAME, or use its IP address."
                else -> "it answered with the HTTP status $status, so it is no redemption server" to "Correct ${ServerAddress.VARIABLE}."
            }
            return ServerUnreachable(address.origin, reason, advice, cause)
        }

        private fun unreachable(address: ServerAddress, reason: String, cause: Throwable) = ServerUnreachable(
            address.origin, reason,
            "Start a server with `redemption up`, or unset ${ServerAddress.VARIABLE} to let this client start one.", cause,
        )
    }
}
