import Purchases from 'react-native-purchases';

interface Screen { show(text: string): void }

class Links {
  async open({ url }: { url: string }, screen: Screen): Promise<void> {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (!redemption) return;
    screen.show('Thank you!');
    await Purchases.redeemWebPurchase(redemption);
  }
}

export const links = new Links();
