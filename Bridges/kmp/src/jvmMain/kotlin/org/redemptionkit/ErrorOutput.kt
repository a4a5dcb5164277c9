package org.redemptionkit

import java.io.IOException
import java.io.InputStream

/** Reads a child's error output to its end, so that the child never waits for us, and keeps the last of it. */
internal class ErrorOutput(private val stream: InputStream) {
    private val lines = ArrayDeque<String>()

    fun drain() {
        try {
            stream.bufferedReader(Charsets.UTF_8).forEachLine(::keep)
        } catch (_: IOException) {
            // The stream was closed under us: the child has ended.
        }
    }

    private fun keep(line: String) = synchronized(lines) {
        lines.addLast(line)
        if (lines.size > KEPT) lines.removeFirst()
    }

    fun tail(): String = synchronized(lines) { lines.joinToString("\n") }

    private companion object {
        const val KEPT = 20
    }
}
