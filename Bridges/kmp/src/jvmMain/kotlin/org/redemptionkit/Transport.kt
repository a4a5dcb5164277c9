package org.redemptionkit

import java.io.IOException

/** What carries messages to a server and back. [read] and [write] block; each is called by one thread at a time. */
internal interface Transport {
    /** What calls fail with after the client has closed it. */
    val closed: ServerExited

    /**
     * Returns the next message; null at the end.
     *
     * @throws IOException if it breaks.
     * @throws UnreadableReply if what comes is no message.
     */
    fun read(): String?

    /** Sends a message, at the latest with [flush]. @throws IOException if it breaks. */
    fun write(message: String)

    /** Sends what was written. @throws IOException if it breaks. */
    fun flush()

    /** Sends nothing more. The server ends, or this client's sessions. */
    fun endOutput()

    /** Waits for the end for two seconds, then ends it. */
    fun awaitEnd()

    /** Ends it at once. */
    fun kill()

    /** Why there is nothing more to read. */
    fun exit(): ServerExited

    /** The end of what the server wrote to its error output; empty if it is not a child of this process. */
    fun lastErrors(): String
}
