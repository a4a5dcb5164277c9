using System;
using System.Diagnostics;
using System.IO;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace RedemptionKit
{
    /// <summary>The program that a packed release has in `Program~`, a folder that Unity does not import.</summary>
    internal static class PackedProgram
    {
        /// <summary>Where it is, on a machine that it runs on, whether or not it is there; null on any other machine.</summary>
        internal static string Find()
        {
            if (Advice(Machine) != null)
            {
                return null;
            }
            // Unity compiles the package's sources where they are, relative to the project, which is the editor's current folder.
            var package = Path.GetFullPath(Path.Combine(Path.GetDirectoryName(Source()), "..", ".."));
            var program = Path.Combine(package, "Program~", "linux-x64", "redemption");
            if (File.Exists(program))
            {
                MakeExecutable(program);
            }
            return program;
        }

        /// <summary>What to do on a machine that no program is made for, as one sentence; null for any other.</summary>
        internal static string Advice(string machine)
        {
            return machine == "Linux X64"
                ? null
                : "No program is made for " + machine + ": start it in a container, with " + ServerExecutable.CommandVariable
                    + "=\"docker run -i --rm --platform linux/amd64 redemptionkit:" + SupportedVersion.Release + "\".";
        }

        /// <summary>The system and its processor.</summary>
        internal static string Machine
        {
            get
            {
                var system = RuntimeInformation.IsOSPlatform(OSPlatform.Linux) ? "Linux"
                    : RuntimeInformation.IsOSPlatform(OSPlatform.OSX) ? "macOS" : "Windows";
                return system + " " + RuntimeInformation.OSArchitecture;
            }
        }

        private static string Source([CallerFilePath] string path = "")
        {
            return path;
        }

        /// <summary>An archive may have lost the permission to execute.</summary>
        private static void MakeExecutable(string program)
        {
            using (var process = Process.Start(new ProcessStartInfo("chmod", "u+x \"" + program + "\"") { UseShellExecute = false }))
            {
                process.WaitForExit();
            }
        }
    }
}
