using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Sockets;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>`REDEMPTION_URL`: a server that runs already, over its WebSocket.</summary>
    [TestFixture]
    [Platform(Exclude = "Win")]
    public sealed class RunningServerTests
    {
        private static readonly Contract.Platform Android = Contract.Platform.Of("android");

        [TearDown]
        public void Clean()
        {
            Support.Clean();
        }

        [Test]
        public void The_same_calls_go_to_it_and_events_come_before_the_reply_that_they_precede()
        {
            Support.Run(async () =>
            {
                using (var up = new Up())
                {
                    var server = await Connect(up.Url);
                    Assert.AreEqual(0, server.ProcessId);
                    var bought = await server.Store.Purchase(Vendor.Superwall, "pro", new[] { "pro" });
                    var opened = await server.Session.Open(Vendor.Superwall, Sdk.Unity, Android);
                    var heard = new List<string>();
                    server.Events.Received += told => heard.Add(told.Name);
                    var call = server.Call("redemption/redeem", new JObject { { "session", opened.Session }, { "url", bought.Link.Url } });
                    Assert.AreEqual("redeemed", (string)(await call)["outcome"]["kind"]);
                    CollectionAssert.Contains(heard, "didRedeemLink");
                    Assert.AreEqual(0, await server.Close());
                    Assert.AreEqual(0, await server.Close());
                    var error = await Support.Fails<ServerExited>(() => server.Clock.Now());
                    StringAssert.Contains("The connection to " + up.Url + " has been closed", error.Message);
                    Assert.IsTrue(up.IsRunning);
                }
            });
        }

        [Test]
        public void Closing_ends_the_sessions_of_this_client_only()
        {
            Support.Run(async () =>
            {
                using (var up = new Up())
                {
                    var one = await Connect(up.Url);
                    var other = await Connect(up.Url);
                    var bought = await one.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" });
                    var first = await one.Session.Open(Vendor.Revenuecat, Sdk.Unity, Android);
                    var second = await other.Session.Open(Vendor.Revenuecat, Sdk.Unity, Android);
                    await one.Close();
                    while ((await other.Session.List()).Sessions.Any(session => session.Session == first.Session))
                    {
                    }
                    var redeemed = await other.Call("redemption/redeem", new JObject { { "session", second.Session }, { "url", bought.Link.Url } });
                    Assert.AreEqual("redeemed", (string)redeemed["outcome"]["kind"]);
                    await other.Close();
                }
            });
        }

        [Test]
        public void Messages_of_every_size_go_through()
        {
            Support.Run(async () =>
            {
                using (var up = new Up())
                using (var server = await Connect(up.Url))
                {
                    foreach (var size in new[] { 10, 200, 70000 })
                    {
                        var code = new string('\u00fc', size);
                        var parsed = await server.Link.Parse("rc-1://redeem_web_purchase?redemption_token=" + code);
                        Assert.AreEqual(code, parsed.Link.Code);
                    }
                }
            });
        }

        [Test]
        public void A_server_that_ends_fails_the_calls_that_wait()
        {
            Support.Run(async () =>
            {
                using (var up = new Up())
                {
                    var server = await Connect(up.Url);
                    await server.Fault.Inject(FaultInjection.Delay, seconds: 3600);
                    var opened = await server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Android);
                    var waiting = server.Call("redemption/redeem", new JObject { { "session", opened.Session }, { "code", "c" } });
                    await server.Clock.Now();
                    up.Dispose();
                    var error = await Support.Fails<ServerExited>(() => waiting);
                    StringAssert.Contains("the server was stopped", error.Message);
                    server.Dispose();
                }
            });
        }

        [Test]
        public void The_token_is_sent_and_a_wrong_one_is_named()
        {
            Support.Run(async () =>
            {
                const string token = "abcdefghijklmnopqrstuvwxyz012345";
                var file = Support.TemporaryFile();
                File.WriteAllText(file, token + "\n");
                using (var up = new Up("--token-file", file))
                {
                    using (var server = await Connect(up.Url, token))
                    {
                        await server.Clock.Now();
                    }
                    var wrong = await Failure(up.Url, "wrong-token");
                    StringAssert.Contains("does not accept the token. Set REDEMPTION_TOKEN", wrong);
                    StringAssert.DoesNotContain("wrong-token", wrong);
                    StringAssert.Contains("requires a token. Set REDEMPTION_TOKEN", await Failure(up.Url));
                }
            });
        }

        [Test]
        public void An_address_without_such_a_server_is_named()
        {
            Support.Run(async () =>
            {
                var other = new TcpListener(IPAddress.Loopback, 0);
                other.Start();
                var url = "http://127.0.0.1:" + ((IPEndPoint)other.LocalEndpoint).Port;
                new Thread(() => AnswerNotFound(other)) { IsBackground = true }.Start();
                StringAssert.Contains("status 404, so it is no redemption server", await Failure(url));
                other.Stop();
                var nothing = await Failure(url);
                StringAssert.Contains(url, nothing);
                StringAssert.Contains("redemption up", nothing);
            });
        }

        [Test]
        public void A_text_that_is_no_address_is_refused_and_not_repeated()
        {
            var texts = new[]
            {
                "127.0.0.1:8787", "ws://127.0.0.1:8787", "http://", "http://a/path", "http://user:secret@a", "http://a/#secret", "http://a?x", "no sense"
            };
            foreach (var text in texts)
            {
                var error = Assert.Throws<ServerUnreachable>(() => ServerAddress.Find(name => name == "REDEMPTION_URL" ? text : null), text);
                StringAssert.StartsWith("REDEMPTION_URL cannot be used", error.Message);
                StringAssert.Contains("http://127.0.0.1:8787", error.Message);
                StringAssert.DoesNotContain("secret", error.Message);
            }
            Assert.IsNull(ServerAddress.Find(name => null));
            Assert.AreEqual("https://host:1", ServerAddress.Find(name => name == "REDEMPTION_URL" ? " https://host:1/ " : " ").Origin);
        }

        [Test]
        public void Options_of_a_server_that_is_started_are_refused()
        {
            Support.Run(async () =>
            {
                using (var up = new Up())
                {
                    StringAssert.Contains("the option Clock", await Failure(up.Url, "", new RedemptionServerOptions { Clock = ServerClock.System }));
                    StringAssert.Contains("the option Ledger", await Failure(up.Url, "", new RedemptionServerOptions { Ledger = "file" }));
                    var program = ServerExecutable.Find(null, Environment.GetEnvironmentVariable).File;
                    using (var own = await Connect(up.Url, "", new RedemptionServerOptions { Executable = program }))
                    {
                        Assert.AreNotEqual(0, own.ProcessId);
                    }
                }
            });
        }

        private static void AnswerNotFound(TcpListener listener)
        {
            try
            {
                while (true)
                {
                    using (var client = listener.AcceptTcpClient())
                    using (var stream = client.GetStream())
                    {
                        stream.Read(new byte[4096], 0, 4096);
                        var answer = Encoding.ASCII.GetBytes("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                        stream.Write(answer, 0, answer.Length);
                    }
                }
            }
            catch (Exception error) when (error is SocketException || error is InvalidOperationException || error is IOException)
            {
                // The test is over.
            }
        }

        private static async Task<RedemptionServer> Connect(string url, string token = "", RedemptionServerOptions options = null)
        {
            using (Support.Variable("REDEMPTION_URL", url))
            using (Support.Variable("REDEMPTION_TOKEN", token))
            {
                return await RedemptionServer.Start(options ?? new RedemptionServerOptions { Timeout = Support.Long });
            }
        }

        private static async Task<string> Failure(string url, string token = "", RedemptionServerOptions options = null)
        {
            return (await Support.Fails<ServerUnreachable>(() => Connect(url, token, options))).Message;
        }

        /// <summary>A `redemption up` on a free port; its first line names the address.</summary>
        private sealed class Up : IDisposable
        {
            private readonly Process _process;

            internal Up(params string[] options)
            {
                var arguments = new[] { "up", "--http", "127.0.0.1:0" }.Concat(options);
                var program = ServerExecutable.Find(null, Environment.GetEnvironmentVariable).File;
                _process = Process.Start(new ProcessStartInfo(program, CommandLine.Join(arguments)) { UseShellExecute = false, RedirectStandardOutput = true });
                Url = Regex.Match(_process.StandardOutput.ReadLine(), "http://[0-9.]+:[0-9]+").Value;
            }

            internal string Url { get; }

            internal bool IsRunning
            {
                get { return !_process.HasExited; }
            }

            public void Dispose()
            {
                if (IsRunning)
                {
                    _process.Kill();
                    _process.WaitForExit();
                }
            }
        }
    }
}
