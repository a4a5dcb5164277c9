// Compiled, never run: touches every public name of the package by the declarations that are published.
import { mockPurchases, mockSuperwall, phone } from '@redemptionkit/capacitor';
import type {
  CapacitorException, CapacitorGlobal, PluginListenerHandle, PluginMock, PluginOptions, PurchasesMock, PurchasesPlugin, RedemptionServer, SuperwallMock,
  SuperwallPlugin,
} from '@redemptionkit/capacitor';

export async function purchases(server: RedemptionServer): Promise<void> {
  const options: PluginOptions = { platform: 'android', server, timeout: 100, session: {}, methods: { setLogLevel: () => 1 } };
  const mock: PurchasesMock = mockPurchases(options);
  const plugin: PurchasesPlugin = mock.Purchases;
  await plugin.configure({ apiKey: 'key', appUserID: 'ada' });
  const { appUserID }: { readonly appUserID: string } = await plugin.getAppUserID();
  const { webPurchaseRedemption } = await plugin.parseAsWebPurchaseRedemption({ urlString: 'x' });
  if (webPurchaseRedemption !== null) await plugin.redeemWebPurchase({ webPurchaseRedemption });
  const listenerToRemove: string = await plugin.addCustomerInfoUpdateListener((info: { activeSubscriptions: string[] }) => {
    void info.activeSubscriptions;
  });
  const { wasRemoved }: { readonly wasRemoved: boolean } = await plugin.removeCustomerInfoUpdateListener({ listenerToRemove });
  void [
    appUserID, wasRemoved, (await plugin.isAnonymous()).isAnonymous, (await plugin.isConfigured()).isConfigured,
    (await plugin.logIn({ appUserID })).created, (await plugin.logOut()).customerInfo, (await plugin.getCustomerInfo()).customerInfo,
    (await plugin.restorePurchases()).customerInfo, await plugin.invalidateCustomerInfoCache(), mock.Purchases['other']?.(),
  ];
}

export async function superwall(server: Promise<RedemptionServer>): Promise<void> {
  const mock: SuperwallMock = mockSuperwall({ server });
  const plugin: SuperwallPlugin = mock.Superwall;
  const handle: PluginListenerHandle = await plugin.addListener('subscriptionStatusDidChange', () => undefined);
  void [
    await handle.remove(), await plugin.removeAllListeners(), await plugin.configure({ apiKey: 'x', options: {} }),
    await plugin.identify({ userId: 'ada' }), await plugin.reset(), (await plugin.getUserId()).userId,
    (await plugin.getIsLoggedIn()).isLoggedIn, await plugin.setUserAttributes({ attributes: {} }),
    (await plugin.getSubscriptionStatus()).status, await plugin.handleDeepLink({ url: 'x' }),
    (await plugin.register({ placement: 'p', params: {} })).result, await plugin.dismiss(),
  ];
}

export async function both(mock: PluginMock): Promise<void> {
  const core: CapacitorGlobal = mock.Capacitor;
  const platform: string = core.getPlatform();
  void [
    platform, mock.Capacitor.isNativePlatform(), mock.Capacitor.isPluginAvailable('Purchases'), mock.registerPlugin('Purchases'),
    mock.Capacitor.registerPlugin('App', { web: {} }), mock.Capacitor['convertFileSrc'],
    await mock.server(), await mock.session(), await mock.install({ appUserId: 'ada' }), await mock.reset(), await mock.close(),
    await phone.server(), await phone.install(), await phone.reset(), await phone.close(),
  ];
}

export function rejected(error: CapacitorException): readonly unknown[] {
  return [error.code, error.message, error.data];
}
