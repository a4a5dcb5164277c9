namespace RedemptionKit
{
    /// <summary>The servers that this package works with: those with the same contract that are not from an older release.</summary>
    public static class SupportedVersion
    {
        /// <summary>The release that this package is from.</summary>
        public const string Release = "0.1.0";

        /// <summary>Version of the contract that this package was made from.</summary>
        public const int Contract = 1;

        internal static string Text
        {
            get { return Release + " or newer with contract " + Contract; }
        }

        /// <summary>What to do about a server; null if it works. A server that reports no contract version is too old.</summary>
        internal static string Advice(string version, int? contract)
        {
            var found = contract ?? 0;
            if (found > Contract)
            {
                return "Update this package to " + version + ", or start a server of version " + Release + ".";
            }
            return found < Contract || IsOlder(version, Release) ? "Update the server to " + Release + "." : null;
        }

        /// <summary>Whether a release is older than another; patches do not count.</summary>
        private static bool IsOlder(string one, string other)
        {
            var major = Number(one, 0);
            var otherMajor = Number(other, 0);
            return major != otherMajor ? major < otherMajor : Number(one, 1) < Number(other, 1);
        }

        private static int Number(string version, int place)
        {
            var parts = version.Split('.');
            int number;
            return place < parts.Length && int.TryParse(parts[place], out number) ? number : -1;
        }
    }
}
