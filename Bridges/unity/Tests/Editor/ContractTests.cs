using System;
using Newtonsoft.Json.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;

namespace RedemptionKit.Tests
{
    /// <summary>The generated types, beside what the shared cases prove of them.</summary>
    [TestFixture]
    public sealed class ContractTests
    {
        [Test]
        public void A_case_of_a_newer_server_is_unknown_and_is_kept()
        {
            var json = JObject.Parse("{\"kind\": \"gifted\", \"giver\": {\"id\": 7}}");
            var outcome = RedemptionOutcome.Read(json);
            Assert.IsInstanceOf<RedemptionOutcome.Unknown>(outcome);
            Assert.AreSame(json, ((RedemptionOutcome.Unknown)outcome).Json);
            var told = outcome.Match(one => "", one => "", one => "", one => "", one => "", one => "", one => (string)one.Json["kind"]);
            Assert.AreEqual("gifted", told);
        }

        [Test]
        public void A_word_of_a_newer_server_is_unknown_and_is_kept()
        {
            var word = OfferType.Read(new JValue("gift_shop"));
            Assert.AreEqual(OfferType.Kinds.Unknown, word.Kind);
            Assert.AreEqual("gift_shop", (string)word.Write());
            Assert.IsTrue(word == OfferType.Of("gift_shop"));
            Assert.AreSame(Vendor.Superwall, Vendor.Of("superwall"));
            Assert.AreEqual(Vendor.Kinds.Superwall, Vendor.Superwall.Kind);
        }

        [Test]
        public void Members_of_a_newer_server_are_passed_over()
        {
            var result = ClockResult.Read(JObject.Parse("{\"now\": 5, \"zone\": \"UTC\"}"));
            Assert.AreEqual(5, result.Now);
        }

        [Test]
        public void A_member_that_may_be_left_out_may_be_null()
        {
            foreach (var text in new[] { "{\"kind\": \"linkExpired\", \"reissued\": true, \"obfuscatedEmail\": null}", "{\"kind\": \"linkExpired\", \"reissued\": true}" })
            {
                Assert.IsNull(((RedemptionOutcome.LinkExpired)RedemptionOutcome.Read(JObject.Parse(text))).ObfuscatedEmail, text);
            }
            Assert.AreEqual("{\"kind\":\"invalidCode\"}", new RedemptionOutcome.InvalidCode().Write().ToString(Newtonsoft.Json.Formatting.None));
            Assert.AreEqual(JTokenType.Null, new RedemptionOutcome.InvalidCode(new Optional<string>(null)).Write()["code"].Type);
        }

        [Test]
        public void A_script_takes_outcomes_as_they_are()
        {
            var gateway = new ScriptGateway(new ScriptedAnswer[] { new RedemptionOutcome.InvalidCode(), new RedemptionOutcome.PurchaseBelongsToOtherUser("c") });
            Assert.AreEqual("purchaseBelongsToOtherUser", (string)((Gateway)gateway).Write()["script"][1]["kind"]);
        }

        [Test]
        public void Another_shape_is_refused_with_its_place()
        {
            var json = JObject.Parse("{\"outcome\": {\"kind\": \"failed\", \"failure\": {\"reason\": 5}}, \"reply\": {}, \"losses\": []}");
            var error = Assert.Throws<ContractMismatch>(() => RedemptionRedeemResult.Read(json));
            Assert.AreEqual("/outcome/failure/reason", error.Path);
            Assert.AreEqual("a string", error.Expected);
            error = Assert.Throws<ContractMismatch>(() => StoreMailboxResult.Read(JObject.Parse("{\"messages\": [{}]}")));
            StringAssert.StartsWith("/messages/0/", error.Path);
            Assert.Throws<ContractMismatch>(() => ClockResult.Read(JObject.Parse("{\"now\": 5.5}")));
            Assert.AreEqual(5, ClockResult.Read(JObject.Parse("{\"now\": 5.0}")).Now);
            Assert.Throws<ContractMismatch>(() => ClockResult.Read(new JArray()));
        }

        [Test]
        public void What_is_required_must_be_given()
        {
            Assert.Throws<ArgumentNullException>(() => new ScriptGateway(null));
        }
    }
}
