using UnityEngine;

public class Links : MonoBehaviour {
    void Start() {
        Application.deepLinkActivated += Handle;
        if (!string.IsNullOrEmpty(Application.absoluteURL)) Handle(Application.absoluteURL);
    }

    void Handle(string url) {
        purchases.ParseAsWebPurchaseRedemption(url, redemption => purchases.RedeemWebPurchase(redemption, Show));
    }
}
