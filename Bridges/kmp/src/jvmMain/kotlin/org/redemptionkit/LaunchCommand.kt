package org.redemptionkit

/**
 * What starts a server: a program and its first arguments, to which the client adds `serve` and its options.
 *
 * @property words the program and its arguments.
 * @property name how errors name it: the program's path, or the command line as given.
 */
internal class LaunchCommand private constructor(val words: List<String>, val name: String) {
    companion object {
        const val VARIABLE: String = "REDEMPTION_COMMAND"

        /** Finds it: the option `executable`, then the command line in REDEMPTION_COMMAND, then what [Executable] finds. */
        fun find(executable: String?, environment: Map<String, String> = System.getenv()): LaunchCommand {
            val line = environment[VARIABLE]?.trim().orEmpty()
            if (executable != null || line.isEmpty()) return Executable.find(executable, environment).let { LaunchCommand(listOf(it), it) }
            val words = split(line).orEmpty()
            if (words.firstOrNull().isNullOrEmpty()) {
                throw ServerNotFound(listOf("$VARIABLE ($line: a quote without its end, or no program)"))
            }
            return LaunchCommand(words, line)
        }

        private val piece = Regex("""\s+|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)""")
        private val escaped = Regex("""\\(["\\$`])""")

        /**
         * Splits a command line into words as a POSIX shell does; null if a quote has no end.
         *
         * Single quotes keep everything. In double quotes, a backslash escapes `"`, `\`, `$` and a backquote; elsewhere it escapes any
         * character. Nothing is expanded.
         */
        fun split(line: String): List<String>? {
            val words = ArrayList<String>()
            var word: String? = null
            var position = 0
            while (position < line.length) {
                val match = piece.matchAt(line, position) ?: return null
                position = match.range.last + 1
                val (single, double, one, plain) = match.groups.drop(1)
                val text = single?.value ?: double?.value?.replace(escaped, "$1") ?: one?.value ?: plain?.value
                if (text != null) word = word.orEmpty() + text
                else word = word?.let { words.add(it); null }
            }
            return words + listOfNotNull(word)
        }
    }
}
