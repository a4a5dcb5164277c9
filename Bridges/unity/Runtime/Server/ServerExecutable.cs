using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

namespace RedemptionKit
{
    /// <summary>The program that plays the server, and the words before `serve`.</summary>
    internal sealed class ServerProgram
    {
        internal ServerProgram(string file, IReadOnlyList<string> arguments, string name)
        {
            File = file;
            Arguments = arguments;
            Name = name;
        }

        /// <summary>The file or command to start.</summary>
        internal string File { get; }

        /// <summary>Its first arguments; those of `serve` follow.</summary>
        internal IReadOnlyList<string> Arguments { get; }

        /// <summary>What errors call it: the path, or the whole command line.</summary>
        internal string Name { get; }
    }

    /// <summary>Finds the program: the option, REDEMPTION_COMMAND, REDEMPTION_EXECUTABLE, the one in this package, the PATH.</summary>
    internal static class ServerExecutable
    {
        internal const string Variable = "REDEMPTION_EXECUTABLE";
        internal const string CommandVariable = "REDEMPTION_COMMAND";

        /// <summary>The first program there is. A place that was named must have it: nothing else is started in its stead.</summary>
        /// <exception cref="ServerNotFound">There is no program.</exception>
        /// <exception cref="ServerStartFailed">REDEMPTION_COMMAND has a quote that does not end.</exception>
        internal static ServerProgram Find(string option, Func<string, string> environment)
        {
            if (!string.IsNullOrEmpty(option))
            {
                return Existing(option, "the option Executable (" + option + ")");
            }
            var command = environment(CommandVariable);
            if (!string.IsNullOrWhiteSpace(command))
            {
                return Command(command);
            }
            var named = environment(Variable);
            if (!string.IsNullOrEmpty(named))
            {
                return Existing(named, Variable + " (" + named + ")");
            }
            var lookedAt = new List<string> { "the option Executable (not set)", CommandVariable + " (not set)", Variable + " (not set)" };
            var packed = PackedProgram.Find();
            if (packed != null && File.Exists(packed))
            {
                return Program(packed);
            }
            if (packed != null)
            {
                lookedAt.Add(packed);
            }
            foreach (var folder in (environment("PATH") ?? "").Split(Path.PathSeparator))
            {
                if (folder.Length == 0)
                {
                    continue;
                }
                var candidate = Path.Combine(folder, Path.DirectorySeparatorChar == '\\' ? "redemption.exe" : "redemption");
                if (File.Exists(candidate))
                {
                    return Program(candidate);
                }
                lookedAt.Add(candidate);
            }
            throw new ServerNotFound(lookedAt);
        }

        private static ServerProgram Existing(string path, string place)
        {
            if (!File.Exists(path))
            {
                throw new ServerNotFound(new[] { place });
            }
            return Program(Path.GetFullPath(path));
        }

        private static ServerProgram Program(string path)
        {
            return new ServerProgram(path, new string[0], path);
        }

        private static ServerProgram Command(string line)
        {
            var words = CommandWords.Split(line);
            if (words == null)
            {
                throw new ServerStartFailed(line, null, CommandVariable + " has a quote that does not end.");
            }
            return new ServerProgram(words[0], words.Skip(1).ToArray(), line);
        }
    }

    /// <summary>Splits a command line into words, as a shell does with quotes.</summary>
    internal static class CommandWords
    {
        /// <summary>Returns the words; null if a quote does not end.</summary>
        /// <remarks>Both quotes keep spaces. A backslash is an ordinary character, so that paths of Windows need no care.</remarks>
        internal static IReadOnlyList<string> Split(string line)
        {
            var words = new List<string>();
            var word = new StringBuilder();
            var isWord = false;
            var quote = '\0';
            foreach (var character in line)
            {
                if (quote != '\0' ? character == quote : character == '"' || character == '\'')
                {
                    quote = quote == '\0' ? character : '\0';
                    isWord = true; // Empty quotes are a word too.
                }
                else if (quote != '\0' || !char.IsWhiteSpace(character))
                {
                    word.Append(character);
                    isWord = true;
                }
                else if (isWord)
                {
                    words.Add(word.ToString());
                    word.Clear();
                    isWord = false;
                }
            }
            if (isWord)
            {
                words.Add(word.ToString());
            }
            return quote == '\0' ? words : null;
        }
    }
}
