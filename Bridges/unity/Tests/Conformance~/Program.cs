using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Conformance
{
    /// <summary>Plays Unity's shared cases: FOLDER KNOWN-GAPS. The last line counts them; exit status 1 if one fails.</summary>
    internal static class Program
    {
        private static readonly HashSet<string> Stateless = new HashSet<string> { "link/parse", "reply/render", "reply/read" };

        private static int Main(string[] arguments)
        {
            var count = Play(arguments[0], Gaps(arguments[1])).GetAwaiter().GetResult();
            Console.WriteLine("conformance: {0} cases, {1} passed, {2} known gaps, {3} failed", count.All, count.Passed, count.Gaps, count.Failed);
            return count.Failed == 0 && count.All > 0 ? 0 : 1;
        }

        /// <summary>`file: description # reason` by what stands before the `#`.</summary>
        private static Dictionary<string, string> Gaps(string file)
        {
            return File.ReadAllLines(file).Where(line => line.Contains(" # ") && !line.StartsWith("#", StringComparison.Ordinal))
                .Select(line => line.Split(new[] { " # " }, 2, StringSplitOptions.None)).ToDictionary(parts => parts[0].Trim(), parts => parts[1].Trim());
        }

        private static async Task<Count> Play(string folder, Dictionary<string, string> gaps)
        {
            var count = new Count();
            foreach (var entry in Read(Path.Combine(folder, "index.json"))["files"])
            {
                var name = (string)entry["file"];
                var cases = Read(Path.Combine(folder, name))["cases"].Cast<JObject>().Where(IsForUnity).ToList();
                if (cases.Count == 0)
                {
                    continue;
                }
                var shared = cases.All(one => one["steps"].All(step => Stateless.Contains((string)step["method"])));
                var server = shared ? await RedemptionServer.Start().ConfigureAwait(false) : null;
                foreach (var one in cases)
                {
                    var fault = await PlayOne(one, server).ConfigureAwait(false);
                    Report(name + ": " + one["description"], fault, gaps, count);
                }
                if (server != null)
                {
                    await server.Close().ConfigureAwait(false);
                }
                Console.WriteLine("  {0}: {1} cases", name, cases.Count);
            }
            foreach (var gap in gaps.Keys.Where(gap => !count.Played.Contains(gap)))
            {
                Console.WriteLine("FAILED known-gaps.txt names a case that does not exist: {0}", gap);
                count.Failed += 1;
            }
            return count;
        }

        /// <summary>Whether a case has targets, and all of them are Unity's. The package has no types for other SDKs.</summary>
        private static bool IsForUnity(JObject one)
        {
            var sdks = one["steps"].Select(step => step["params"])
                .SelectMany(parameters => new[] { parameters["sdk"], (parameters["target"] as JObject)?["sdk"] })
                .Where(sdk => sdk != null).Select(sdk => sdk.ToString()).ToList();
            return sdks.Count > 0 && sdks.All(sdk => sdk == "unity");
        }

        private static async Task<string> PlayOne(JObject one, RedemptionServer shared)
        {
            if (shared != null)
            {
                return await new CasePlayer(shared).Play(one).ConfigureAwait(false);
            }
            return await PlayAlone(one).ConfigureAwait(false);
        }

        private static bool IsRemote
        {
            get { return Environment.GetEnvironmentVariable("REDEMPTION_URL") != null; }
        }

        private static async Task<string> PlayAlone(JObject one)
        {
            var server = await RedemptionServer.Start().ConfigureAwait(false);
            if (IsRemote)
            {
                await server.Reset().ConfigureAwait(false); // All cases have one ledger there.
            }
            var fault = await new CasePlayer(server).Play(one).ConfigureAwait(false);
            var status = await server.Close().ConfigureAwait(false);
            return fault ?? (status == 0 ? null : "the server ended with status " + status);
        }

        private static void Report(string title, string fault, Dictionary<string, string> gaps, Count count)
        {
            string reason;
            count.All += 1;
            count.Played.Add(title);
            if (!gaps.TryGetValue(title, out reason))
            {
                count.Passed += fault == null ? 1 : 0;
                count.Failed += fault == null ? 0 : 1;
                if (fault != null)
                {
                    Console.WriteLine("FAILED {0}: {1}", title, fault);
                }
            }
            else if (fault != null)
            {
                count.Gaps += 1;
                Console.WriteLine("known gap {0} # {1}", title, reason);
            }
            else
            {
                count.Passed += 1;
                Console.WriteLine("passes now: {0} (take it out of known-gaps.txt)", title);
            }
        }

        private static JObject Read(string path)
        {
            return Read(File.OpenText(path));
        }

        /// <summary>An object; text that looks like a date stays text.</summary>
        internal static JObject Read(TextReader text)
        {
            using (var reader = new JsonTextReader(text) { DateParseHandling = DateParseHandling.None })
            {
                return JObject.Load(reader);
            }
        }

        private sealed class Count
        {
            internal readonly HashSet<string> Played = new HashSet<string>();
            internal int All;
            internal int Passed;
            internal int Gaps;
            internal int Failed;
        }
    }
}
