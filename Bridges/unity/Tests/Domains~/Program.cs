using System;
using System.Diagnostics;
using System.Threading;

namespace RedemptionKit.Domains
{
    /// <summary>Starts a server in a domain, ends the domain without closing the server, and looks for its process.</summary>
    internal static class Program
    {
        private static int Main()
        {
            var domain = AppDomain.CreateDomain("reloaded");
            var starter = (Starter)domain.CreateInstanceAndUnwrap(typeof(Starter).Assembly.FullName, typeof(Starter).FullName);
            var id = starter.Start();
            if (HasEnded(id, 1))
            {
                Console.Error.WriteLine("The server did not run.");
                return 1;
            }
            AppDomain.Unload(domain);
            if (!HasEnded(id, 100))
            {
                Console.Error.WriteLine("The server outlives its domain.");
                return 1;
            }
            return 0;
        }

        private static bool HasEnded(int id, int attempts)
        {
            for (var attempt = 0; attempt < attempts; attempt += 1)
            {
                try
                {
                    if (Process.GetProcessById(id).HasExited)
                    {
                        return true;
                    }
                }
                catch (ArgumentException)
                {
                    return true;
                }
                Thread.Sleep(20);
            }
            return false;
        }

        /// <summary>What runs in the domain.</summary>
        public sealed class Starter : MarshalByRefObject
        {
            /// <summary>Starts a server that nobody closes, and gives its process id.</summary>
            public int Start()
            {
                return RedemptionServer.Start().Result.ProcessId;
            }
        }
    }
}
