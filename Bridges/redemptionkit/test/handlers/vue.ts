import { App } from '@capacitor/app';
import { Purchases } from '@revenuecat/purchases-capacitor';
import { onMounted, ref } from 'vue';

// A composable that says the same of everything.
export const status = ref('');

export function useRedemption(): { readonly status: { readonly value: string } } {
  onMounted(() => {
    App.addListener('appUrlOpen', async ({ url }: { url: string }) => {
      const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString: url });
      if (!webPurchaseRedemption) return;
      await Purchases.redeemWebPurchase({ webPurchaseRedemption });
      status.value = 'thanks';
    });
  });
  return { status };
}
