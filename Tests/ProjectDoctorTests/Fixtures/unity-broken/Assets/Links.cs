using UnityEngine;

public class Links : MonoBehaviour {
    void Start() {
        Application.deepLinkActivated += Handle;
    }

    void Handle(string url) {
        purchases.ParseAsWebPurchaseRedemption(url, redemption => purchases.RedeemWebPurchase(redemption, Show));
    }
}
