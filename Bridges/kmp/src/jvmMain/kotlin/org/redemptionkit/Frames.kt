package org.redemptionkit

import java.io.ByteArrayOutputStream
import java.io.EOFException
import java.io.InputStream

/** How messages follow each other on the pipes. */
public enum class Framing(internal val word: String) {
    /** A message a line. */
    LINE("line"),

    /** A `Content-Length` header before each message, as in LSP. */
    HEADER("header"),
}

/** The bytes of one message, framed. Always UTF-8, whatever the JVM's default is. */
internal fun Framing.frame(message: String): ByteArray {
    val body = message.encodeToByteArray()
    return when (this) {
        Framing.LINE -> body + '\n'.code.toByte()
        Framing.HEADER -> "Content-Length: ${body.size}\r\n\r\n".encodeToByteArray() + body
    }
}

/** The next message, or null at the end of the input. */
internal fun Framing.read(input: InputStream): String? = when (this) {
    Framing.LINE -> readLine(input)
    Framing.HEADER -> readBody(input)
}

private fun readLine(input: InputStream): String? {
    val line = ByteArrayOutputStream()
    while (true) {
        val byte = input.read()
        if (byte < 0) return if (line.size() == 0) null else line.toString(Charsets.UTF_8)
        if (byte == '\n'.code) return line.toString(Charsets.UTF_8)
        line.write(byte)
    }
}

private fun readBody(input: InputStream): String? {
    var length: Int? = null
    while (true) {
        val line = (readLine(input) ?: return null).trimEnd('\r')
        if (line.isEmpty()) break
        val (name, value) = line.split(":", limit = 2).let { it[0] to it.getOrElse(1) { "" } }
        if (name.equals("Content-Length", ignoreCase = true)) length = value.trim().toIntOrNull()
    }
    val size = length ?: throw UnreadableReply(null, "a header block without a Content-Length")
    val body = input.readNBytes(size)
    if (body.size < size) throw EOFException("a message of $size bytes ended after ${body.size}")
    return body.toString(Charsets.UTF_8)
}
