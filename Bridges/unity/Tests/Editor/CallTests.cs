using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>Calls, replies and events on a real server.</summary>
    [TestFixture]
    public sealed class CallTests
    {
        private RedemptionServer _server;

        [SetUp]
        public void Start()
        {
            _server = RedemptionServer.Start().Result;
        }

        [TearDown]
        public void Close()
        {
            if (_server != null)
            {
                _server.Dispose();
            }
        }

        [Test]
        public void A_purchase_is_redeemed_once()
        {
            Support.Run(async () =>
            {
                var sold = await _server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }, email: "jane.doe@example.com");
                var session = await _server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Ios, appUserId: "ada");
                Assert.AreEqual("ada", session.AppUserId);
                var first = await _server.Redemption.Redeem(session.Session, sold.Link.Url);
                var redeemed = (RedemptionOutcome.Redeemed)first.Outcome;
                Assert.AreEqual(true, redeemed.Grant.Entitlements["pro"].IsActive);
                Assert.AreEqual("SUCCESS", (string)first.Reply["result"]);
                var second = await _server.Redemption.Redeem(session.Session, sold.Link.Url);
                var said = second.Outcome.Match(
                    one => "redeemed", one => "lapsed", one => "expired, " + one.ObfuscatedEmail, one => "invalid", one => "another's", one => "failed", one => "?");
                StringAssert.StartsWith("expired, j***@e***", said);
            });
        }

        [Test]
        public void A_refusal_says_which_member_and_what_was_expected()
        {
            Support.Run(async () =>
            {
                var error = await Support.Fails<CallRefused>(() => _server.Call("link/parse", new JObject { { "url", 5 } }));
                Assert.AreEqual(-32602, error.Code);
                Assert.AreEqual("/url", error.Path);
                StringAssert.StartsWith("a string", error.Expected);
                error = await Support.Fails<CallRefused>(() => _server.Session.Describe("nobody's"));
                Assert.AreEqual("unknownSession", error.Kind);
                error = await Support.Fails<CallRefused>(() => _server.Call("no/such"));
                Assert.AreEqual("methodNotFound", error.Kind);
            });
        }

        [Test]
        public void A_request_that_the_server_cannot_read_is_refused_and_the_server_goes_on()
        {
            Support.Run(async () =>
            {
                JToken deep = new JArray();
                for (var depth = 0; depth < 3000; depth += 1)
                {
                    deep = new JArray(deep);
                }
                var error = await Support.Fails<CallRefused>(() => _server.Call("link/parse", new JObject { { "url", deep } }));
                Assert.AreEqual("depth", error.Kind);
                error = await Support.Fails<CallRefused>(() => _server.Call("link/parse", new JObject { { "url", new string('x', 5 << 20) } }));
                Assert.AreEqual("messageTooLarge", error.Kind);
                await _server.Clock.Now();
            });
        }

        [Test]
        public void A_thousand_calls_in_flight_are_each_answered()
        {
            Support.Run(async () =>
            {
                var calls = Enumerable.Range(0, 1000)
                    .Select(number => _server.Link.Parse("rc-abc://redeem_web_purchase?redemption_token=" + number)).ToArray();
                var results = await Task.WhenAll(calls);
                CollectionAssert.AreEqual(Enumerable.Range(0, 1000).Select(number => number.ToString()).ToArray(), results.Select(one => one.Link.Code).ToArray());
            });
        }

        [Test]
        public void Calls_from_many_threads_do_not_mix()
        {
            Support.Run(async () =>
            {
                var work = Enumerable.Range(0, 4).Select(worker => Task.Run(() =>
                {
                    for (var number = 0; number < 100; number += 1)
                    {
                        var token = worker + "-" + number;
                        Assert.AreEqual(token, _server.Link.Parse("rc-abc://redeem_web_purchase?redemption_token=" + token).Result.Link.Code);
                    }
                })).ToArray();
                await Task.WhenAll(work);
            });
        }

        [Test]
        public void Events_come_before_the_reply_that_they_belong_to()
        {
            Support.Run(async () =>
            {
                var told = new ConcurrentQueue<string>();
                _server.Events.Received += one =>
                {
                    Thread.Sleep(5); // A slow handler must not let the reply overtake it.
                    told.Enqueue(one.Name);
                };
                var sold = await _server.Store.Purchase(Vendor.Superwall, "pro", new[] { "pro" });
                var session = (await _server.Session.Open(Vendor.Superwall, Sdk.Unity, Platform.Android)).Session;
                await _server.Redemption.Redeem(session, sold.Link.Url);
                // What follows the reply may come at any time, also now.
                var heard = told.ToList();
                Assert.AreEqual("willRedeemLink", heard.First());
                CollectionAssert.Contains(heard, "didRedeemLink");
                var before = heard.IndexOf("didRedeemLink") + 1;
                var kept = _server.Events.Take().Select(one => one.Name);
                CollectionAssert.AreEqual(heard.GetRange(0, before), kept.Take(before).ToList());
            });
        }

        [Test]
        public void A_handler_may_call_the_server_and_wait()
        {
            Support.Run(async () =>
            {
                string status = null;
                _server.Events.Received += one =>
                {
                    if (one.Name == "didRedeemLink")
                    {
                        status = _server.Session.Describe(one.Session).Result.Session;
                    }
                };
                var session = (await _server.Session.Open(Vendor.Superwall, Sdk.Unity, Platform.Ios)).Session;
                await _server.Redemption.Redeem(session, code: "nonsense");
                Assert.AreEqual(session, status);
            });
        }

        [Test]
        public void What_a_handler_throws_is_told_at_the_end_and_stops_nothing()
        {
            Support.Run(async () =>
            {
                var told = 0;
                _server.Events.Received += one => { throw new InvalidOperationException("My handler."); };
                _server.Events.Received += one => told += 1;
                var session = (await _server.Session.Open(Vendor.Superwall, Sdk.Unity, Platform.Ios)).Session;
                await _server.Redemption.Redeem(session, code: "nonsense");
                Assert.Greater(told, 2);
                var error = await Support.Fails<AggregateException>(() => _server.Close());
                Assert.AreEqual("My handler.", error.InnerExceptions.First().Message);
            });
        }

        [Test]
        public void A_continuation_that_blocks_does_not_block_the_others()
        {
            Support.Run(async () =>
            {
                var session = (await _server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Ios)).Session;
                await _server.Fault.Inject(FaultInjection.Delay, seconds: 60);
                var gate = new ManualResetEventSlim();
                var held = _server.Call("redemption/redeem", new JObject { { "session", session }, { "code", "c" } });
                var blocked = held.ContinueWith(one => gate.Wait(Support.Long), TaskContinuationOptions.ExecuteSynchronously);
                await _server.Clock.Advance(60);
                await _server.Clock.Now();
                gate.Set();
                Assert.IsTrue(await blocked);
            });
        }

        [Test]
        public void A_cancelled_call_ends_and_its_late_reply_is_passed_over()
        {
            Support.Run(async () =>
            {
                var sold = await _server.Store.Purchase(Vendor.Revenuecat, "pro", new[] { "pro" });
                var session = (await _server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Ios)).Session;
                await _server.Fault.Inject(FaultInjection.Delay, seconds: 60);
                var cancellation = new CancellationTokenSource();
                var held = _server.Redemption.Redeem(session, sold.Link.Url, cancellation: cancellation.Token);
                await _server.Clock.Now();
                cancellation.Cancel();
                await Support.Fails<OperationCanceledException>(() => held);
                Assert.IsTrue(held.IsCanceled);
                var late = _server.Clock.Now(new CancellationToken(true));
                Assert.IsTrue(late.IsCanceled);
                await _server.Clock.Advance(60); // Its late reply is nobody's.
                await _server.Clock.Now();
            });
        }

        [Test]
        public void A_time_limit_counts_real_time_whatever_the_server_s_clock_says()
        {
            Support.Run(async () =>
            {
                var session = (await _server.Session.Open(Vendor.Revenuecat, Sdk.Unity, Platform.Ios)).Session;
                await _server.Fault.Inject(FaultInjection.Delay, seconds: 60);
                var limit = TimeSpan.FromMilliseconds(200);
                var error = await Support.Fails<CallTimedOut>(() => _server.Redemption.Redeem(session, code: "code", timeout: limit));
                Assert.AreEqual(limit, error.Limit);
                StringAssert.Contains("clock/advance", error.Message);
                var held = _server.Redemption.Redeem(session, code: "code");
                await _server.Clock.Advance(60);
                Assert.IsInstanceOf<RedemptionOutcome.InvalidCode>((await held).Outcome);
            });
        }

        [Test]
        public void Headers_carry_the_same_messages()
        {
            Support.Run(async () =>
            {
                using (var server = await RedemptionServer.Start(new RedemptionServerOptions { Framing = ServerFraming.Header }))
                {
                    var email = "jürgen@例え.com";
                    var sold = await server.Store.Purchase(Vendor.Superwall, "prö\u2028", new[] { "pro" }, email: email);
                    Assert.AreEqual("prö\u2028", sold.Purchase.Product);
                    Assert.AreEqual(email, (await server.Store.Mailbox(email)).Messages.Single().To);
                    var calls = Enumerable.Range(0, 200).Select(number => server.Clock.Now()).ToArray();
                    await Task.WhenAll(calls);
                }
            });
            Assert.AreEqual("Content-Length: 2\r\n\r\n{}", Encoding.ASCII.GetString(MessageFraming.Frame(Encoding.ASCII.GetBytes("{}"), ServerFraming.Header)));
        }

        [Test]
        public void A_call_that_has_ended_leaves_nothing_with_the_callers_token()
        {
            var told = 0;
            var call = new PendingCall("clock/now", false, null);
            call.Finish(new JObject());
            using (var caller = new CancellationTokenSource())
            {
                call.Watch(TimeSpan.FromMinutes(1), () => told += 1, caller.Token, () => told += 1);
                caller.Cancel();
            }
            Assert.AreEqual(0, told);
        }

        [Test]
        public void Text_that_looks_like_a_date_stays_text()
        {
            Support.Run(async () =>
            {
                var session = (await _server.Session.Open(Vendor.Superwall, Sdk.Unity, Platform.Ios)).Session;
                var attributes = new JObject { { "at", "2024-01-01T00:00:00Z" }, { "price", 13.64 } };
                await _server.Call("session/setUserAttributes", new JObject { { "session", session }, { "attributes", attributes } });
                var state = await _server.Session.Describe(session);
                Assert.AreEqual("2024-01-01T00:00:00Z", (string)state.UserAttributes["at"]);
                Assert.AreEqual(13.64, (double)state.UserAttributes["price"]);
            });
        }
    }
}
