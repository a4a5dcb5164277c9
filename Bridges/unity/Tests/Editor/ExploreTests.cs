using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>The search finds what is wrong with a game, and nothing in a correct one.</summary>
    [TestFixture]
    public sealed class ExploreTests
    {
        private Phone _phone;

        [TearDown]
        public void Close()
        {
            _phone.Dispose();
        }

        [TestCase("ios", "redeems twice", "redeemedOnce", 2, "answerIsLate")]
        [TestCase("android", "says active for a lapsed purchase", "truthful", 3, "lapse")]
        [TestCase("ios", "throws when a link is used", "noCrash", 3, "secondPhoneRedeems")]
        [TestCase("android", "works at a restart", "noSilence", 1, "relaunch")]
        [TestCase("ios", "loses the link that starts it", "noSilence", 2, "linkStartsApp")]
        public void A_game_with_a_defect_is_found(string platform, string defect, string property, int steps, string happening)
        {
            _phone = Phone.Start(Platform.Of(platform));
            var options = Options(happening);
            var report = _phone.Explore(() => new Game(_phone, defect), options);
            var found = report.Findings.FirstOrDefault(one => (string)one["property"] == property);
            Assert.IsNotNull(found, report.Text);
            var story = found["story"].Select(one => (string)one["event"]).ToArray();
            Assert.LessOrEqual(story.Length, steps, report.Text);
            CollectionAssert.Contains(report.Json["coverage"]["events"].Select(one => ((JProperty)one).Name), happening, report.Text);
            StringAssert.Contains(property, Assert.Throws<StoryFailed>(() => _phone.PlayStory(() => new Game(_phone, defect), options, story)).Message);
            _phone.PlayStory(() => new Game(_phone, ""), options, story);
        }

        [TestCase("ios", "lapse", true)]
        [TestCase("android", "relaunch", true)]
        [TestCase("ios", "reinstall", true)]
        [TestCase("android", "linkStartsApp", true)]
        [TestCase("ios", "answerIsLate", false)]
        public void A_correct_game_has_no_finding(string platform, string happening, bool isTimeUnderControl)
        {
            _phone = Phone.Start(Platform.Of(platform));
            var options = Options(happening);
            options.Advance = isTimeUnderControl ? options.Advance : null;
            var report = _phone.Explore(() => new Game(_phone, ""), options);
            Assert.AreEqual(0, report.Findings.Count, report.Text);
            Assert.AreEqual(0, report.Json["differences"].Count(), report.Text);
            Assert.AreEqual(isTimeUnderControl, report.Closed, report.Text);
            StringAssert.Contains(isTimeUnderControl ? "time under control" : "settled by a wait of 1 ms", report.Text);
        }

        [Test]
        public void A_game_that_never_rests_is_found()
        {
            _phone = Phone.Start(Platform.Ios);
            var error = Assert.Throws<StoryFailed>(
                () => _phone.PlayStory(() => new Game(_phone, "redeems again at each answer"), Options("lapse"), "purchase", "linkOpens"));
            StringAssert.Contains("noCrash", error.Message);
            StringAssert.Contains("NeverSettled: The game has not come to rest after 1000 rounds", error.Message);
        }

        [Test]
        public void What_the_engine_logs_as_thrown_is_a_crash_and_no_other_log()
        {
#if UNITY_EDITOR
            UnityEngine.TestTools.LogAssert.ignoreFailingMessages = true;
#endif
            _phone = Phone.Start(Platform.Ios);
            var options = Options("lapse");
            options.Events["look"] = game => Debug.LogWarning("mine");
            _phone.PlayStory(() => new Game(_phone, ""), options, "look");
            options.Events["look"] = game => Debug.LogException(new InvalidOperationException("mine"));
            StringAssert.Contains("InvalidOperationException: mine", Assert.Throws<StoryFailed>(() => _phone.PlayStory(() => new Game(_phone, ""), options, "look")).Message);
        }

        [Test]
        public void What_a_game_throws_as_it_ends_is_not_the_next_story_s()
        {
            _phone = Phone.Start(Platform.Ios);
            var options = Options("lapse");
            options.End = game =>
            {
                game.End();
                throw new InvalidOperationException("mine");
            };
            var report = _phone.Explore(() => new Game(_phone, ""), options);
            Assert.AreEqual(0, report.Findings.Count, report.Text);
        }

        [Test]
        public void What_await_leaves_for_the_main_thread_runs_before_the_next_event()
        {
            var before = SynchronizationContext.Current;
            SynchronizationContext.SetSynchronizationContext(new MainThread());
            try
            {
                _phone = Phone.Start(Platform.Ios);
                var options = Options("lapse");
                options.Events["look"] = game => game.LookLater();
                var report = _phone.Explore(() => new Game(_phone, ""), options);
                Assert.AreEqual(0, report.Findings.Count, report.Text);
                Assert.IsTrue(report.Closed, report.Text);
            }
            finally
            {
                SynchronizationContext.SetSynchronizationContext(before);
            }
        }

        [Test]
        public void A_game_that_ran_before_is_gone_while_stories_are_played()
        {
            _phone = Phone.Start(Platform.Ios);
            var before = new Game(_phone, "");
            before.End();
            var report = _phone.Explore(() => new Game(_phone, ""), Options("lapse"));
            Assert.AreEqual(0, report.Findings.Count, report.Text);
            Assert.AreEqual("nothing", before.Says);
        }

        private static ExploreOptions<Game> Options(string happening)
        {
            return new ExploreOptions<Game>
            {
                World = new[] { "purchase", "linkOpens", happening },
                Properties = new[] { "noCrash", "redeemedOnce", "rightHolder", "truthful", "noSilence" },
                Shows = game => new ExploreShows { Says = game.Says, Access = game.Active },
                Key = game => new JArray(game.Says, new JArray(game.Active.Cast<object>().ToArray()), game.Running),
                Events = { { "look", game => game.Look() } },
                Enabled = game => game.Running == null ? new[] { "look" } : new string[0],
                Restart = (game, how, link) => new Game(game, link),
                End = game => game.End(),
                Advance = (game, time) => { },
                More = JObject.Parse("{\"limits\": {\"stories\": 100}}")
            };
        }

        /// <summary>A small game that redeems links: a correct one, but for its defect.</summary>
        private sealed class Game
        {
            private readonly string _defect;
            private readonly SomePurchases _purchases;
            private readonly PurchasesWrapper _wrapper;

            /// <param name="before">The game that has ended on this phone.</param>
            /// <param name="link">The link that starts the game; null for none.</param>
            internal Game(Game before, string link) : this(before._defect)
            {
                _wrapper = before._wrapper;
                PurchasesInstaller.Install(_purchases, _wrapper);
                Configure();
                Says = _defect == "works at a restart" ? "working" : Says;
                if (link != null && _defect != "loses the link that starts it")
                {
                    Open(link);
                }
            }

            internal Game(Phone phone, string defect) : this(defect)
            {
                _wrapper = phone.Install(_purchases);
                Configure();
            }

            private Game(string defect)
            {
                _defect = defect;
                _purchases = new GameObject("Explored shop").AddComponent<SomePurchases>();
                _purchases.useRuntimeSetup = true;
                _purchases.Told = Hear;
            }

            internal string Says { get; private set; } = "nothing";

            internal IReadOnlyList<string> Active { get; private set; } = new string[0];

            internal string Running { get; private set; }

            internal void Look()
            {
                Says = Active.Count > 0 ? "active" : Says;
            }

            internal async void LookLater()
            {
                var says = Says;
                Says = "working";
                await Task.Yield();
                Says = says;
                Look();
            }

            internal void End()
            {
                UnityEngine.Object.DestroyImmediate(_purchases.gameObject);
            }

            private void Configure()
            {
                _purchases.Configure("key", "ada");
                Application.deepLinkActivated += Open;
            }

            private void Open(string url)
            {
                if (Running != null)
                {
                    return;
                }
                Running = url;
                Says = "working";
                _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(url));
                if (_defect == "redeems twice")
                {
                    _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(url));
                }
            }

            private void Hear(string name, JObject message)
            {
                Take((JObject)(name == "receiveCustomerInfo" ? message : message["customerInfo"]));
                if (name == "receiveCustomerInfo")
                {
                    return;
                }
                if (_defect == "redeems again at each answer")
                {
                    _purchases.Wrapper.RedeemWebPurchase(new SomePurchases.WebPurchaseRedemption(Running));
                    return;
                }
                Running = null;
                switch ((string)message["result"])
                {
                    case "SUCCESS":
                        Says = Active.Count > 0 || _defect == "says active for a lapsed purchase" ? "active" : "expired";
                        break;
                    case "EXPIRED":
                        if (_defect == "throws when a link is used")
                        {
                            throw new InvalidOperationException("it is over");
                        }
                        Says = "expired";
                        break;
                    case "INVALID_TOKEN":
                        Says = "invalid";
                        break;
                    case "PURCHASE_BELONGS_TO_OTHER_USER":
                        Says = "otherUser";
                        break;
                    default:
                        Says = "error";
                        break;
                }
            }

            private void Take(JObject customer)
            {
                if (customer == null)
                {
                    return;
                }
                var info = customer["customerInfo"] as JObject ?? customer;
                Active = ((JObject)info["entitlements"]["active"]).Properties().Select(one => one.Name).ToArray();
                Says = Active.Count == 0 && Says == "active" ? "expired" : Says;
            }
        }
    }
}
