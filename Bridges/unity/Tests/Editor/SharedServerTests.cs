using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>One server for a whole test run, and what one test leaves to the next.</summary>
    [TestFixture]
    public sealed class SharedServerTests
    {
        private RedemptionServer _server;

        [SetUp]
        public void Find()
        {
            _server = RedemptionServer.Shared().Result;
        }

        [TearDown]
        public void Close()
        {
            _server.Dispose();
        }

        [Test]
        public void A_link_that_one_fixture_sold_is_redeemed_by_another()
        {
            var link = Sell();
            var other = RedemptionServer.Shared().Result;
            Assert.AreEqual(_server.ProcessId, other.ProcessId);
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.Success>(Redeem(other, link));
        }

        [Test]
        public void Callers_at_the_same_time_get_one_server()
        {
            _server.Dispose();
            var found = Task.WhenAll(Enumerable.Range(0, 8).Select(one => Task.Run(() => RedemptionServer.Shared()))).Result;
            Assert.AreEqual(1, found.Select(one => one.ProcessId).Distinct().Count());
            _server = found[0];
        }

        [Test]
        public void After_its_end_another_one_is_started()
        {
            var id = _server.ProcessId;
            _server.Dispose();
            _server = RedemptionServer.Shared().Result;
            Assert.AreNotEqual(id, _server.ProcessId);
            Assert.Greater(_server.Clock.Now().Result.Now, 0);
        }

        [Test]
        public void A_start_that_failed_is_tried_again()
        {
            _server.Dispose();
            var missing = new RedemptionServerOptions { Executable = "/nowhere/redemption" };
            Assert.IsInstanceOf<ServerNotFound>(Assert.Throws<AggregateException>(() => RedemptionServer.Shared(missing).Wait()).InnerException);
            _server = RedemptionServer.Shared().Result;
        }

        [Test]
        public void Other_options_are_rejected()
        {
            Assert.Throws<ArgumentException>(() => RedemptionServer.Shared(new RedemptionServerOptions { Clock = ServerClock.System }));
            Assert.AreEqual(_server.ProcessId, RedemptionServer.Shared(new RedemptionServerOptions()).Result.ProcessId);
        }

        [Test]
        public void A_reset_deletes_what_other_tests_left()
        {
            var link = Sell();
            _server.Store.Policy(Vendor.Revenuecat, transfer: TransferPolicy.KeepWithOriginal).Wait();
            _server.Fault.Inject(FaultInjection.Offline).Wait();

            var deleted = _server.Reset().Result.Deleted;
            Assert.AreEqual(1, deleted.Purchases);
            Assert.AreEqual(1, deleted.Codes);
            Assert.AreEqual(0, _server.Reset().Result.Deleted.Purchases);
            Assert.IsEmpty(_server.Events.Take().ToList());
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.InvalidToken>(Redeem(_server, link), "The fault is gone, and so is the code.");
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.Success>(Redeem(_server, Sell("ben")), "Links transfer again.");
        }

        [Test]
        public void Events_are_taken_once_and_a_reset_drops_the_others()
        {
            Redeem(_server, Sell());
            CollectionAssert.IsNotEmpty(_server.Events.Take());
            CollectionAssert.IsEmpty(_server.Events.Take());
            Redeem(_server, Sell());
            _server.Reset().Wait();
            CollectionAssert.IsEmpty(_server.Events.Take());
        }

        [Test]
        public void A_reset_of_one_vendor_keeps_the_others()
        {
            var link = Sell();
            _server.Reset(Vendor.Superwall).Wait();
            Assert.IsInstanceOf<Purchases.WebPurchaseRedemptionResult.Success>(Redeem(_server, link));
        }

        [Test]
        public void A_reset_after_a_test_that_ended_in_the_middle_of_a_redemption()
        {
            var purchases = Open(_server);
            var results = new List<object>();
            _server.Fault.Inject(FaultInjection.Delay, seconds: 5).Wait();
            purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(Sell()), results.Add);
            purchases.Dispose();
            _server.Reset().Wait();
            Assert.IsEmpty(results, "The app is gone: no callback runs.");
        }

        [Test]
        public void An_app_is_closed_once_however_often_it_is_disposed_of()
        {
            var purchases = Open(_server);
            purchases.Dispose();
            purchases.Dispose();
            var closed = Open(_server);
            _server.Session.Close(closed.Wrapper.Session).Wait();
            closed.Dispose();
            var orphan = Open(_server);
            _server.Dispose();
            orphan.Dispose();
        }

        [Test]
        public void A_reset_reports_a_handler_that_threw_once()
        {
            _server.Events.Received += told => { throw new InvalidOperationException("mine"); };
            Redeem(_server, Sell());
            var error = Assert.Throws<AggregateException>(() => _server.Reset().Wait()).Flatten();
            Assert.AreEqual("mine", error.InnerExceptions[0].Message);
            _server.Reset().Wait();
        }

        [Test]
        public void A_ledger_in_a_file_is_reset_only_where_that_is_allowed()
        {
            var ledger = Support.TemporaryFile();
            try
            {
                using (var careful = RedemptionServer.Start(new RedemptionServerOptions { Ledger = ledger }).Result)
                {
                    var error = Assert.Throws<AggregateException>(() => careful.Reset().Wait()).Flatten();
                    Assert.AreEqual("resetNotAllowed", ((CallRefused)error.InnerExceptions[0]).Kind);
                }
                using (var mine = RedemptionServer.Start(new RedemptionServerOptions { Ledger = ledger, AllowReset = true }).Result)
                {
                    mine.Reset().Wait();
                }
            }
            finally
            {
                Support.Clean();
            }
        }

        private string Sell(string appUserId = null)
        {
            return _server.Store.Purchase(Vendor.Revenuecat, "pro_monthly", new[] { "pro" }, appUserId: appUserId).Result.Link.Url;
        }

        private static Purchases Open(RedemptionServer server)
        {
            var purchases = Purchases.Open(server, Platform.Ios).Result;
            purchases.Configure("key", "ada");
            return purchases;
        }

        private static object Redeem(RedemptionServer server, string link)
        {
            var purchases = Open(server);
            object result = null;
            purchases.RedeemWebPurchase(new Purchases.WebPurchaseRedemption(link), given => result = given);
            purchases.Settled().Wait();
            purchases.Dispose();
            return result;
        }
    }
}
