using System;
using System.Collections.Generic;
using System.IO;

namespace RedemptionKit
{
    /// <summary>Finds the program: the option, the environment variable, the PATH.</summary>
    internal static class ServerExecutable
    {
        internal const string Variable = "REDEMPTION_EXECUTABLE";

        /// <summary>The first program there is. A place that was named must have it: nothing else is started in its stead.</summary>
        internal static string Find(string option, Func<string, string> environment)
        {
            if (!string.IsNullOrEmpty(option))
            {
                return Existing(option, "the option Executable (" + option + ")");
            }
            var named = environment(Variable);
            if (!string.IsNullOrEmpty(named))
            {
                return Existing(named, Variable + " (" + named + ")");
            }
            var lookedAt = new List<string> { "the option Executable (not set)", Variable + " (not set)" };
            foreach (var folder in (environment("PATH") ?? "").Split(Path.PathSeparator))
            {
                if (folder.Length == 0)
                {
                    continue;
                }
                var candidate = Path.Combine(folder, Path.DirectorySeparatorChar == '\\' ? "redemption.exe" : "redemption");
                if (File.Exists(candidate))
                {
                    return candidate;
                }
                lookedAt.Add(candidate);
            }
            throw new ServerNotFound(lookedAt);
        }

        private static string Existing(string path, string place)
        {
            if (!File.Exists(path))
            {
                throw new ServerNotFound(new[] { place });
            }
            return Path.GetFullPath(path);
        }
    }
}
