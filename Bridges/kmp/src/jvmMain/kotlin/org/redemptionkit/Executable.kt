package org.redemptionkit

import java.io.File

/** Where the server's program is looked for: the caller's word, then the environment's, the class path, then the PATH. */
internal object Executable {
    const val VARIABLE: String = "REDEMPTION_EXECUTABLE"

    fun find(given: String?, environment: Map<String, String> = System.getenv()): String {
        val named = given?.let { it to it } ?: environment[VARIABLE]?.ifEmpty { null }?.let { it to "$VARIABLE=$it" }
        if (named != null) {
            val (path, place) = named
            if (File(path).isFile) return path
            throw ServerNotFound(listOf(place))
        }
        PackedProgram.find()?.let { return it.path }
        val folders = environment["PATH"].orEmpty().split(File.pathSeparator).filter { it.isNotEmpty() }
        return folders.map { File(it, "redemption") }.firstOrNull { it.canExecute() && it.isFile }?.path
            ?: throw ServerNotFound(listOf("$VARIABLE (not set)") + folders.map { "$it/redemption" }, PackedProgram.advice(PackedProgram.machine))
    }
}
