package org.redemptionkit

import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.serialization.json.JsonObject

/** The events since it was made, or since they were last taken. */
public class EventRecorder internal constructor(connection: Connection) : AutoCloseable {
    private val kept = Channel<JsonObject>(Channel.UNLIMITED)
    private val subscription = connection.subscribe(Queue(kept))

    /** The events so far, in the server's order; the next call gives those after them. */
    public fun take(): List<JsonObject> = generateSequence { kept.tryReceive().getOrNull() }.toList()

    /** Stops keeping events. */
    override fun close(): Unit = subscription.close()
}

/** Every event from the moment of collecting on. It ends with the server. */
internal fun Connection.eventFlow(): Flow<JsonObject> = flow {
    val queue = Channel<JsonObject>(Channel.UNLIMITED)
    subscribe(Queue(queue)).use { for (event in queue) emit(event) }
}

private class Queue(private val channel: Channel<JsonObject>) : EventListener {
    override fun onEvent(event: JsonObject) {
        channel.trySend(event)
    }

    override fun onEnd() {
        channel.close()
    }
}
