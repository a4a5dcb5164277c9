using System;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>The child process from its start to its end.</summary>
    [TestFixture]
    [Platform(Exclude = "Win")] // Its stand-ins for the server are shell.
    public sealed class ServerLifeTests
    {
        private const string Greeting = "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"name\":\"redemption\",\"version\":\"0.1.9\",\"contractVersion\":1}}'";

        [TearDown]
        public void Clean()
        {
            Support.Clean();
        }

        [Test]
        public void A_server_says_what_it_is_and_ends_well()
        {
            Support.Run(async () =>
            {
                var server = await RedemptionServer.Start();
                Assert.AreEqual("redemption", (string)(await server.Call("server/describe"))["name"]);
                Assert.AreEqual(0, await server.Close());
            });
        }

        [Test]
        public void A_program_that_is_not_there_is_named_with_every_place_that_was_looked_at()
        {
            Support.Run(async () =>
            {
                var error = await Support.Fails<ServerNotFound>(() => RedemptionServer.Start(Support.For("/nowhere/redemption")));
                StringAssert.Contains("/nowhere/redemption", error.LookedAt.Single());
                StringAssert.Contains("Looked at:\n  - the option Executable (/nowhere/redemption)\nInstall the package", error.Message);
            });
        }

        [Test]
        public void Without_an_option_the_environment_and_the_path_are_looked_at()
        {
            var error = Assert.Throws<ServerNotFound>(() => ServerExecutable.Find(null, name => name == "PATH" ? "/nowhere:/not/there" : null));
            CollectionAssert.Contains(error.LookedAt.ToList(), "/nowhere/redemption");
            CollectionAssert.Contains(error.LookedAt.ToList(), "/not/there/redemption");
            error = Assert.Throws<ServerNotFound>(() => ServerExecutable.Find(null, name => name == "REDEMPTION_EXECUTABLE" ? "/nowhere/else" : null));
            StringAssert.Contains("REDEMPTION_EXECUTABLE (/nowhere/else)", error.LookedAt.Single());
        }

        [Test]
        public void A_command_is_split_into_words_and_wins_over_the_executable()
        {
            var command = "docker run -i --rm -e 'A=1 2' \"an image\" ''";
            var program = ServerExecutable.Find(null, name => name == "REDEMPTION_COMMAND" ? command : "/nowhere/else");
            Assert.AreEqual("docker", program.File);
            CollectionAssert.AreEqual(new[] { "run", "-i", "--rm", "-e", "A=1 2", "an image", "" }, program.Arguments.ToArray());
            Assert.AreEqual(command, program.Name);
            var error = Assert.Throws<ServerStartFailed>(() => ServerExecutable.Find(null, name => name == "REDEMPTION_COMMAND" ? "docker 'run" : null));
            StringAssert.Contains("docker 'run", error.Message);
            StringAssert.Contains("quote", error.Message);
        }

        [Test]
        public void A_command_starts_the_server_and_is_named_when_it_cannot()
        {
            Support.Run(async () =>
            {
                var executable = ServerExecutable.Find(null, Environment.GetEnvironmentVariable).File;
                using (Support.Variable("REDEMPTION_COMMAND", "env 'WITH SPACE=1' " + executable))
                {
                    Assert.AreEqual(0, await (await RedemptionServer.Start()).Close());
                }
                using (Support.Variable("REDEMPTION_COMMAND", "/nowhere/docker run -i image"))
                {
                    var error = await Support.Fails<ServerStartFailed>(() => RedemptionServer.Start());
                    StringAssert.Contains("`/nowhere/docker run -i image` did not start", error.Message);
                }
            });
        }

        [Test]
        public void A_program_that_ends_at_once_is_a_start_that_failed()
        {
            Support.Run(async () =>
            {
                var error = await Support.Fails<ServerStartFailed>(
                    () => RedemptionServer.Start(Support.For(Support.Program("echo no library >&2; exit 3"))));
                Assert.AreEqual(3, error.Status);
                Assert.AreEqual("no library", error.ErrorOutput);
                StringAssert.Contains("no library", error.Message);
            });
        }

        [Test]
        public void A_file_that_cannot_run_is_a_start_that_failed()
        {
            Support.Run(async () =>
            {
                var file = Support.TemporaryFile();
                File.WriteAllText(file, "no program");
                var error = await Support.Fails<ServerStartFailed>(() => RedemptionServer.Start(Support.For(file)));
                Assert.AreEqual(file, error.Executable);
            });
        }

        [Test]
        public void A_program_that_never_answers_is_a_start_that_failed_and_is_ended()
        {
            Support.Run(async () =>
            {
                var mark = Support.TemporaryFile();
                var program = Support.Program("echo $$ > " + mark + "; exec sleep 1000");
                await Support.Fails<ServerStartFailed>(() => RedemptionServer.Start(Support.For(program)));
                var id = int.Parse(File.ReadAllText(mark));
                Assert.IsTrue(HasEnded(id), "The program still runs.");
            });
        }

        [Test]
        public void On_a_machine_without_a_program_one_sentence_names_the_container()
        {
            foreach (var machine in new[] { "macOS Arm64", "Linux Arm64", "Windows X64" })
            {
                var advice = PackedProgram.Advice(machine);
                StringAssert.StartsWith("No program is made for " + machine + ": ", advice);
                StringAssert.Contains("REDEMPTION_COMMAND=\"docker run -i --rm ", advice);
            }
            Assert.IsNull(PackedProgram.Advice("Linux X64"));
        }

        [Test]
        public void Another_version_is_a_mismatch()
        {
            Support.Run(async () =>
            {
                var newer = Support.Program(Greeting.Replace("0.1.9", "0.10.0").Replace("Version\":1", "Version\":99") + "; cat > /dev/null");
                var error = await Support.Fails<ServerVersionMismatch>(() => RedemptionServer.Start(Support.For(newer)));
                Assert.AreEqual("0.10.0", error.Version);
                StringAssert.Contains("Update this package to 0.10.0", error.Message);
                var older = Support.Program(Greeting.Replace("0.1.9", "0.0.9") + "; cat > /dev/null");
                var other = await Support.Fails<ServerVersionMismatch>(() => RedemptionServer.Start(Support.For(older)));
                StringAssert.Contains("Update the server to " + SupportedVersion.Release, other.Message);
            });
        }

        [Test]
        public void A_program_that_does_not_say_its_version_is_a_mismatch()
        {
            Support.Run(async () =>
            {
                var refusal = "read line; echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601,\"message\":\"no\",\"data\":{\"kind\":\"methodNotFound\"}}}'";
                foreach (var reply in new[] { refusal, Greeting.Replace("\"version\":\"0.1.9\",", "") })
                {
                    var error = await Support.Fails<ServerVersionMismatch>(() => RedemptionServer.Start(Support.For(Support.Program(reply + "; cat > /dev/null"))));
                    Assert.IsNull(error.Version);
                    StringAssert.Contains("without a version", error.Message);
                }
            });
        }

        [Test]
        public void Another_patch_of_the_version_is_fine()
        {
            Support.Run(async () =>
            {
                var server = await RedemptionServer.Start(Support.For(Support.Program(Greeting + "; cat > /dev/null")));
                Assert.AreEqual(0, await server.Close());
            });
        }

        [Test]
        public void Output_that_is_no_message_is_a_typed_error()
        {
            foreach (var line in new[] { "hello", "[1]", "{\\\"jsonrpc\\\":\\\"2.0\\\"}", "{\\\"id\\\":2,\\\"method\\\":\\\"session/event\\\",\\\"params\\\":{}}", "\\377" })
            {
                var program = Support.Program(Greeting + "; read line; printf \"" + line + "\\n\"; cat > /dev/null");
                Support.Run(async () =>
                {
                    using (var server = await RedemptionServer.Start(Support.For(program, 5)))
                    {
                        await Support.Fails<UnreadableReply>(() => server.Call("clock/now"));
                        await Support.Fails<UnreadableReply>(() => server.Call("clock/now"));
                    }
                });
            }
        }

        [Test]
        public void A_result_of_another_shape_is_a_typed_error_that_says_where()
        {
            Support.Run(async () =>
            {
                var reply = "echo '{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"now\":\"noon\"}}'";
                using (var server = await RedemptionServer.Start(Support.For(Support.Program(Greeting + "; read line; " + reply + "; cat > /dev/null"))))
                {
                    var error = await Support.Fails<UnreadableReply>(() => server.Clock.Now());
                    StringAssert.Contains("/result/now", error.Message);
                }
            });
        }

        [Test]
        public void A_server_that_hangs_is_a_time_out_and_not_a_hang()
        {
            Support.Run(async () =>
            {
                var server = await RedemptionServer.Start(Support.For(Support.Program(Greeting + "; exec sleep 1000"), 3));
                var error = await Support.Fails<CallTimedOut>(() => server.Clock.Now());
                Assert.AreEqual("clock/now", error.Method);
                Assert.IsNull(await server.Close(), "It had to be killed.");
            });
        }

        [Test]
        public void A_server_that_reads_nothing_is_a_time_out_however_parametersthe_message_is()
        {
            Support.Run(async () =>
            {
                var server = await RedemptionServer.Start(Support.For(Support.Program(Greeting + "; exec sleep 1000"), 3));
                var parameters = new JObject { { "url", new string('x', 1 << 20) } };
                await Support.Fails<CallTimedOut>(() => server.Call("link/parse", parameters));
                Assert.IsNull(await server.Close(), "It had to be killed.");
            });
        }

        [Test]
        public void A_server_killed_in_the_middle_fails_what_waits_and_what_comes_after()
        {
            Support.Run(async () =>
            {
                var server = await RedemptionServer.Start();
                await server.Fault.Inject(FaultInjection.Delay, seconds: 60);
                var session = (await server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Ios)).Session;
                var held = server.Redemption.Redeem(session, code: "code");
                await server.Clock.Now();
                Process.GetProcessById(server.ProcessId).Kill();
                var error = await Support.Fails<ServerExited>(() => held);
                Assert.IsTrue(error.Status.HasValue && error.Status != 0);
                StringAssert.Contains("start another one", error.Message);
                await Support.Fails<ServerExited>(() => server.Clock.Now());
            });
        }

        [Test]
        public void A_server_that_dies_by_itself_tells_its_last_words()
        {
            Support.Run(async () =>
            {
                var program = Support.Program(Greeting + "; read line; echo out of luck >&2; exit 7");
                var server = await RedemptionServer.Start(Support.For(program, 5));
                var error = await Support.Fails<ServerExited>(() => server.Clock.Now());
                Assert.AreEqual(7, error.Status);
                Assert.AreEqual("out of luck", error.ErrorOutput);
            });
        }

        [Test]
        public void A_chatty_server_does_not_block()
        {
            Support.Run(async () =>
            {
                var chatter = "i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789012345678901234567890123 >&2; i=$((i+1)); done";
                var server = await RedemptionServer.Start(Support.For(Support.Program(chatter + "; " + Greeting + "; cat > /dev/null"), 10));
                Assert.AreEqual(0, await server.Close());
            });
        }

        [Test]
        public void Two_servers_side_by_side_know_nothing_of_each_other()
        {
            Support.Run(async () =>
            {
                var one = await RedemptionServer.Start();
                var other = await RedemptionServer.Start();
                var sold = await one.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" });
                var here = (await one.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Android)).Session;
                var there = (await other.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Android)).Session;
                Assert.IsInstanceOf<RedemptionOutcome.InvalidCode>((await other.Redemption.Redeem(there, sold.Link.Url)).Outcome);
                // Each ends by the end of its own input, whatever the other holds open.
                Assert.AreEqual(0, await other.Close());
                Assert.IsInstanceOf<RedemptionOutcome.Redeemed>((await one.Redemption.Redeem(here, sold.Link.Url)).Outcome);
                Assert.AreEqual(0, await one.Close());
            });
        }

        [Test]
        public void A_ledger_in_a_file_outlives_its_server()
        {
            Support.Run(async () =>
            {
                var file = Support.TemporaryFile("a \"ledger\" ");
                var options = new RedemptionServerOptions { Ledger = file, Clock = ServerClock.System };
                string link;
                using (var server = await RedemptionServer.Start(options))
                {
                    link = (await server.Store.Purchase(Vendor.Superwall, "pro", new[] { "pro" })).Link.Url;
                }
                using (var server = await RedemptionServer.Start(options))
                {
                    var session = (await server.Session.Open(Vendor.Superwall, Sdk.Unity, Platform.Ios)).Session;
                    Assert.IsInstanceOf<RedemptionOutcome.Redeemed>((await server.Redemption.Redeem(session, link)).Outcome);
                    var error = await Support.Fails<CallRefused>(() => server.Clock.Advance(1));
                    Assert.AreEqual("clockNotVirtual", error.Kind);
                }
            });
        }

        [Test]
        public void The_server_hears_of_calls_that_were_cancelled_or_timed_out()
        {
            Support.Run(async () =>
            {
                var file = Support.TemporaryFile();
                var server = await RedemptionServer.Start(Support.For(Support.Program(Greeting + "; cat > " + file), 3));
                var cancellation = new CancellationTokenSource();
                var cancelled = server.Clock.Now(cancellation.Token);
                cancellation.Cancel();
                await Support.Fails<OperationCanceledException>(() => cancelled);
                await Support.Fails<CallTimedOut>(() => server.Clock.Now());
                await server.Close();
                var sent = File.ReadAllLines(file).Where(line => line.Contains("$/cancelRequest")).ToArray();
                CollectionAssert.AreEqual(
                    new[] { 2, 3 }.Select(id => "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":" + id + "}}").ToArray(), sent);
            });
        }

        [Test]
        public void A_start_can_be_cancelled()
        {
            Support.Run(async () =>
            {
                var cancellation = new CancellationTokenSource(TimeSpan.FromMilliseconds(100));
                await Support.Fails<OperationCanceledException>(
                    () => RedemptionServer.Start(Support.For(Support.Program("exec sleep 1000"), 2), cancellation.Token));
            });
        }

        private static bool HasEnded(int id)
        {
            for (var attempt = 0; attempt < 50; attempt += 1)
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
    }
}
