// Compiled, never run: touches every public name of the package by the declarations that are published.
import { customerInfoUpdated, mockPurchases, mockSuperwall, phone, RedemptionServer, runNativeIntent } from '@redemptionkit/react-native';
import type {
  AppStateMock, EventSink, ExpoEventEmitter, LinkingMock, NativeEventEmitterClass, NativeIntent, NativeIntentRun, NativeModuleError, Phone, PurchasesMock, PurchasesOptions, RNPurchasesModule, SuperwallExpoModule,
  SuperwallMock, SuperwallOptions,
} from '@redemptionkit/react-native';

export async function purchases(emitter: EventSink, server: RedemptionServer): Promise<void> {
  const options: PurchasesOptions = { platform: 'android', emitter, server, timeout: 100, session: {}, methods: { setLogLevel: () => 1 } };
  const mock: PurchasesMock = mockPurchases(options);
  const module: RNPurchasesModule = mock.RNPurchases;
  module.setupPurchases('key', 'ada', null);
  module.invalidateCustomerInfoCache();
  module.addListener('name');
  module.removeListeners(1);
  const [id, anonymous, configured]: [string, boolean, boolean] =
    [await module.getAppUserID(), await module.isAnonymous(), await module.isConfigured()];
  void [
    id, anonymous, configured, await module.logIn('ada'), await module.logOut(), await module.getCustomerInfo(),
    await module.restorePurchases(), await module.isWebPurchaseRedemptionURL('x'), await module.redeemWebPurchase('x'),
    mock.NativeModules.RNPurchases, mock.Platform.OS, mock.Platform.select({ ios: 1, default: 2 }), mock.RNPurchases['other']?.(),
  ];
  const Emitter: NativeEventEmitterClass = mock.NativeEventEmitter;
  const events = new Emitter(module);
  events.addListener(customerInfoUpdated, (body: unknown) => body, null).remove();
  events.emit(customerInfoUpdated, {});
  events.removeAllListeners(customerInfoUpdated);
  mock.DeviceEventEmitter.emit(customerInfoUpdated);
  const [running, session]: [RedemptionServer, string] = [await mock.server(), await mock.session()];
  void [events.listenerCount(customerInfoUpdated), running, session, await mock.install({ appUserId: 'ada' }), await mock.reset(),
    await mock.close()];
}

export async function superwall(server: Promise<RedemptionServer>): Promise<void> {
  const options: SuperwallOptions = { platform: 'ios', server, methods: {} };
  const mock: SuperwallMock = mockSuperwall(options);
  const module: SuperwallExpoModule = mock.requireNativeModule('SuperwallExpo');
  const handled: boolean = await module.handleDeepLink('x');
  module.addListener('didRedeemLink', (body: { status: string }) => { void body.status; }).remove();
  module.didPurchase({});
  module.didRestore({});
  module.removeAllListeners('didRedeemLink');
  void [
    handled, await module.configure('key', {}, false, '1'), await module.getConfigurationStatus(), await module.identify('ada', {}),
    await module.reset(), await module.registerPlacement('p', {}, null), await module.getEntitlements(),
    await module.getSubscriptionStatus(), await module.setSubscriptionStatus({}), await module.getUserAttributes(),
    await module.setUserAttributes({}), await module.restorePurchases(), await module.dismiss(), module.listenerCount('x'),
    mock.SuperwallExpo['other']?.(), new mock.NativeModule(), await mock.server(), await mock.session(), await mock.install(),
    await mock.reset(), await mock.close(), mock.requireOptionalNativeModule('x'),
  ];
}

export async function wholePhone(): Promise<void> {
  const whole: Phone = phone;
  void [await whole.server(), await whole.install({ appUserId: 'ada' }), await whole.reset(), await whole.close()];
}

export function emitter(mock: SuperwallMock): number {
  const emitter: ExpoEventEmitter = new mock.EventEmitter();
  emitter.addListener('name', () => undefined).remove();
  emitter.removeListener('name', () => undefined);
  emitter.removeAllListeners('name');
  emitter.emit('name', 1);
  return emitter.listenerCount('name');
}

export function rejected(error: NativeModuleError): readonly unknown[] {
  return [error.code, error.message, error.userInfo, error.domain, error.nativeStackIOS, error.nativeStackAndroid];
}

export async function links(mock: PurchasesMock): Promise<void> {
  const linking: LinkingMock = mock.Linking;
  const appState: AppStateMock = mock.AppState;
  appState.addEventListener('change', (state) => { void state; }).remove();
  void [appState.currentState, appState.isAvailable];
  linking.addEventListener('url', ({ url }) => { void url; }).remove();
  void [await linking.getInitialURL(), await linking.openURL('x'), await linking.canOpenURL('x'), await linking.openSettings()];
  const intent: NativeIntent = { redirectSystemPath: ({ path, initial }) => initial ? path : null, legacy_subscribe: () => undefined };
  const run: NativeIntentRun = runNativeIntent(intent, (path) => { void path; });
  run.remove();
  void run.paths;
}
