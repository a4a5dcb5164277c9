package org.redemptionkit

import java.io.File
import java.io.InputStream
import java.nio.file.AtomicMoveNotSupportedException
import java.nio.file.Files
import java.nio.file.Path
import java.nio.file.StandardCopyOption
import java.security.MessageDigest

/**
 * The program that the artifact `redemptionkit-program` brings on the class path.
 *
 * It is copied to the user's cache once: a process starts from a file. The name of the folder there is the program's checksum.
 */
internal object PackedProgram {
    private const val RESOURCE = "org/redemptionkit/program/linux-x86_64/redemption"

    /** The system and its processor, such as `Linux amd64`. */
    val machine: String = "${System.getProperty("os.name")} ${System.getProperty("os.arch")}"

    /** What to do on a machine that no program is made for, as one sentence; null for any other. */
    fun advice(machine: String): String? = if (machine == "Linux amd64") null else {
        "No program is made for $machine: start it in a container, with " +
            "${LaunchCommand.VARIABLE}=\"docker run -i --rm --platform linux/amd64 redemptionkit:${SupportedVersion.RELEASE}\"."
    }

    /** The program as a file; null if this machine or the class path, which [open] reads, has none. */
    fun find(cache: Path = cacheOf(System.getenv()), machine: String = this.machine, open: (name: String) -> InputStream? = ::resource): File? {
        if (advice(machine) != null) return null
        val sum = open("$RESOURCE.sha256")?.use { it.readBytes().decodeToString().trim() } ?: return null
        val program = cache.resolve("redemptionkit").resolve(sum).resolve("redemption")
        if (!Files.isExecutable(program)) copy(sum, program, open)
        return program.toFile()
    }

    private fun copy(sum: String, program: Path, open: (name: String) -> InputStream?) {
        Files.createDirectories(program.parent)
        val part = Files.createTempFile(program.parent, "redemption", ".part")
        try {
            val digest = MessageDigest.getInstance("SHA-256")
            val bytes = open(RESOURCE)?.use { it.readBytes() } ?: throw ServerNotFound(listOf("$RESOURCE on the class path"))
            val found = digest.digest(bytes).joinToString("") { "%02x".format(it) }
            if (found != sum) throw ServerNotFound(listOf("$RESOURCE on the class path (its checksum is $found, not $sum)"))
            Files.write(part, bytes)
            part.toFile().setExecutable(true)
            try {
                Files.move(part, program, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING)
            } catch (_: AtomicMoveNotSupportedException) {
                Files.move(part, program, StandardCopyOption.REPLACE_EXISTING)
            }
        } finally {
            Files.deleteIfExists(part)
        }
    }

    private fun resource(name: String): InputStream? = PackedProgram::class.java.classLoader.getResourceAsStream(name)

    private fun cacheOf(environment: Map<String, String>): Path =
        environment["XDG_CACHE_HOME"]?.takeIf { it.isNotEmpty() }?.let(Path::of) ?: Path.of(System.getProperty("user.home"), ".cache")
}
