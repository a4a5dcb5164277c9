using System.Linq;
using NUnit.Framework;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit.Tests
{
    /// <summary>The version of the game's SDK goes to the server, and its warning to the console.</summary>
    public sealed class SdkVersionTests
    {
        private static readonly Platform Android = Platform.Of("android");

        [SetUp]
        public void Clear()
        {
            Debug.Warnings.Clear();
        }

        [TearDown]
        public void Forget()
        {
            UnityEditor.PackageManager.PackageInfo.Versions.Clear();
        }

        [Test]
        public void The_version_of_the_package_with_the_component_is_taken_and_its_warning_logged_once()
        {
            UnityEditor.PackageManager.PackageInfo.Versions.Add(typeof(SomePurchases).Assembly.GetName().Name, "99.1.0");
            using (var phone = Phone.Start(Android))
            {
                foreach (var name in new[] { "First", "Second" })
                {
                    InstallInto(phone, name, null);
                }
                Assert.AreEqual(1, Debug.Warnings.Count);
                StringAssert.StartsWith("RedemptionKit: Nobody has compared the redemption of purchases-unity 99.1.0 ", Debug.Warnings[0]);
                InstallInto(phone, "Third", "99.2.0");
                StringAssert.Contains(" 99.2.0 ", Debug.Warnings[1]);
                InstallInto(phone, "Fourth", "9.7.0");
                Assert.AreEqual(2, Debug.Warnings.Count);
            }
        }

        [Test]
        public void A_component_outside_a_package_has_no_version()
        {
            using (var phone = Phone.Start(Android))
            {
                Assert.IsNull(InstallInto(phone, "First", null).Warning);
                Assert.IsNull(SdkVersion.OfType("No.Such.Type"));
                Assert.IsEmpty(Debug.Warnings);
            }
        }

        [Test]
        public void The_version_of_Superwall_goes_to_the_server()
        {
            UnityEditor.PackageManager.PackageInfo.Versions.Add(typeof(SomePurchases).Assembly.GetName().Name, "99.3.0");
            using (var phone = Phone.Start(Android))
            {
                phone.InstallSuperwall(sdkVersion: SdkVersion.OfType(typeof(SomePurchases).FullName));
                StringAssert.StartsWith("RedemptionKit: Nobody has compared the redemption of Superwall-Unity 99.3.0 ", Debug.Warnings.Single());
                phone.InstallSuperwall();
                Assert.AreEqual(1, Debug.Warnings.Count);
            }
        }

        private static PurchasesWrapper InstallInto(Phone phone, string name, string version)
        {
            var purchases = new GameObject(name).AddComponent<SomePurchases>();
            purchases.useRuntimeSetup = true;
            try
            {
                return phone.Install(purchases, version);
            }
            finally
            {
                UnityEngine.Object.DestroyImmediate(purchases.gameObject);
            }
        }
    }
}
