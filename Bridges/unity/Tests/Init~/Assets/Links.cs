using UnityEngine;

namespace Game
{
    /// <summary>A game whose handler redeems a link twice if it is not valid.</summary>
    public sealed class Links : MonoBehaviour
    {
        public Purchases shop;

        public void Start()
        {
            Application.deepLinkActivated += Handle;
        }

        public void Handle(string url)
        {
            shop.ParseAsWebPurchaseRedemption(url, redemption =>
            {
                if (redemption == null)
                {
                    return;
                }

                shop.RedeemWebPurchase(redemption, result =>
                {
                    if (result is Purchases.WebPurchaseRedemptionResult.InvalidToken)
                    {
                        shop.RedeemWebPurchase(redemption, again => { });
                    }
                });
            });
        }
    }
}
