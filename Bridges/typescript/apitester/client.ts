// Compiled, never run: touches every public name of the package by the declarations that are published.
import {
  assertNever, CallRefused, CallTimedOut, ChannelApp, ChannelSilent, commandVariable, Connection, decode, decodeCustomerReply, decodeEventParams,
  decodeReply, decodeResult, decodeStatusReply, DecodingError, Emitter, ErrorCode, EventStream, executableVariable,
  expectedVersions, FakeTimersOn, findCommand, findExecutable, frame, isKnown, isKnownEvent, isObject, isTargetName, linkDelivery, messageReader,
  nativeModule, outcomes, phone, PhoneReset, platformOf, platformVariable, RedeemedOnceFailed, RedemptionError, RedemptionServer, ServerExited, ServerNotFound, ServerStartFailed, SomethingMissed,
  ServerVersionMismatch, containerAdvice, installedProgram, programPackage, splitWords, tooOld, UnreadableReply, version, worksWith,
} from '@redemptionkit/client';
import type {
  AppOptions, AppSession, AppTarget, CallOptions, CallSignal, ChannelAnswer, EmitterSubscription, EventFilter, Framing, JSONObject, JSONValue,
  LaunchCommand, LinkDelivery, MessageReader, Methods, NativeModule, OutcomeCase, OutcomeName, Outlet, Phone, RedemptionOutcome, RedemptionRecord,
  RedemptionExpectation, RedemptionWait, ServerOptions, ServerSource, SessionEvent,
} from '@redemptionkit/client';

export async function server(signal: CallSignal): Promise<void> {
  const framing: Framing = 'header';
  const options: ServerOptions = { executable: '/bin/redemption', ledger: ':memory:', clock: 'virtual', timeout: 5_000, framing };
  const server: RedemptionServer = await RedemptionServer.start(options);
  const call: CallOptions = { timeout: 100, signal };
  const raw: JSONValue = await server.call('link/parse', { url: 'x' }, call);
  void raw;

  const described = await server.server.describe(call);
  const methods: readonly string[] = described.methods;
  void [methods, await server.rpc.discover()];
  void [await server.link.parse({ url: 'x' }), await server.link.open({ url: 'x', device: 'phone', app: 'installed' })];
  const opened: Methods['session/open']['result'] = await server.session.open({ vendor: 'superwall', sdk: 'native', platform: 'ios' });
  const { session } = opened;
  void [
    await server.session.configure({ session }), await server.session.describe({ session }), await server.session.close({ session }),
    await server.session.foreground({ session }), await server.session.logIn({ session, appUserId: 'ada' }),
    await server.session.logOut({ session }), await server.session.setPaywall({ session, open: true, entitlements: ['pro'] }),
    await server.session.setPurchaseController({ session, external: true }), await server.session.customerInfo({ session }),
    await server.session.setUserAttributes({ session, attributes: { email: 'a@b.c' } }),
    await server.session.handleDeepLink({ session, url: 'x' }), await server.redemption.redeem({ session, code: 'x' }),
    await server.channel.call({ session, method: 'isConfigured', arguments: [] }),
    await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] }),
    await server.store.mailbox(), await server.store.policy({ vendor: 'revenuecat' }),
    await server.clock.now(), await server.clock.advance({ seconds: 1 }), await server.fault.inject({ kind: 'none' }),
  ];

  const events: EventStream = server.events;
  const filter: EventFilter = { name: 'didRedeemLink', session };
  const unsubscribe: () => void = events.subscribe((event: SessionEvent) => { void event.params; }, filter);
  unsubscribe();
  const next: SessionEvent = await events.next(filter, { timeout: 10 });
  void [next.session, next.sequence, next.name, next.at];
  for await (const event of events) void event.name;
  const [pid, log]: [number | undefined, string] = [server.pid, server.stderr];
  void [pid, log, server.isRunning, await server.store.reset({ vendor: 'superwall' }), await server.close()];
}

export function told(outcome: RedemptionOutcome): string {
  switch (outcome.kind) {
    case 'redeemed':
    case 'subscriptionExpired': return JSON.stringify(outcome.grant);
    case 'linkExpired': return String(outcome.reissued);
    case 'invalidCode':
    case 'purchaseBelongsToOtherUser': return String(outcome.code);
    case 'failed': return outcome.failure.reason;
    case 'unknown': return JSON.stringify(outcome.json);
    default: return assertNever(outcome);
  }
}

export function failed(error: unknown): readonly unknown[] {
  if (error instanceof ServerNotFound) return [...error.lookedAt];
  if (error instanceof ServerStartFailed) return [error.executable, error.stderr, error.cause];
  if (error instanceof ServerVersionMismatch) return [error.executable, error.found, error.expected, error.outdated];
  if (error instanceof ServerExited) return [error.status, error.signal, error.stderr];
  if (error instanceof CallTimedOut) return [error.method, error.limit];
  if (error instanceof CallRefused) {
    const unknownSession: number = ErrorCode.unknownSession;
    return [error.method, error.code === unknownSession, error.kind, error.path, error.expected, error.data];
  }
  if (error instanceof ChannelSilent) return [error.method, error.reason];
  if (error instanceof UnreadableReply || error instanceof RedemptionError) return [error.name, error.message];
  if (error instanceof DecodingError) return [error.path, error.expected];
  return [];
}

export async function app(target: AppTarget, source: ServerSource): Promise<void> {
  const session: AppSession = { appUserId: 'ada', gateway: { script: [{ kind: 'invalidCode' }] } };
  const options: AppOptions = { platform: 'android', server: source, phone: 'tablet', session, timeout: 100 };
  const app = new ChannelApp(target, options);
  const answer: ChannelAnswer = await app.call('isConfigured', []);
  if ('value' in answer) void answer.value;
  else void [answer.error.code, answer.error.message, answer.error.details];
  const end: () => void = app.listen((event) => { void event.name; });
  end();
  app.listen((event) => { void event.name; }, Symbol('generation'), () => undefined)();
  const shared: ChannelApp = ChannelApp.shared(target, options);
  void [
    app.platform, await app.server(), await app.session(), await app.install({}), await app.reset({}), await app.uninstall(),
    await app.close(), shared.isClosed,
  ];
  const whole: Phone = phone;
  void [await whole.server(), await whole.install({}), await whole.reset({}), await whole.close()];
  const emitter = new Emitter();
  const subscription: EmitterSubscription = emitter.addListener('name', () => undefined);
  subscription.remove();
  emitter.emit('name', {});
  emitter.removeAllListeners();
  const module: NativeModule = nativeModule({}, (method) => () => method);
  void [emitter.listenerCount('name'), module['x']?.()];
}

export function parts(outlet: Outlet, value: JSONValue, text: string): readonly unknown[] {
  const connection = new Connection(outlet, 'line', (error: UnreadableReply) => { void error; });
  const reader: MessageReader = messageReader('line');
  const object: JSONObject | undefined = isObject(value) ? value : undefined;
  connection.limitMessages(10);
  connection.received(frame(text, 'line'));
  connection.end(new UnreadableReply('over'));
  return [
    connection.call('x', {}, 10), connection.events, object, reader.read(frame(text, 'line')),
    executableVariable, expectedVersions, version, worksWith({ version, contractVersion: 1 }), tooOld({ version }),
    containerAdvice({ platform: 'darwin', arch: 'arm64' }), installedProgram(), programPackage(), findExecutable(undefined),
    commandVariable, findCommand(undefined).args, splitWords('a b')?.length,
    decode('LinkParseResult', value).link, decodeResult('clock/now', value).now,
    decodeReply('superwall/react-native/ios', value).status, decodeCustomerReply('revenuecat/capacitor/ios', value),
    decodeStatusReply('superwall/react-native/ios', value), isKnown('OutcomeKind', text), isTargetName(text),
    isKnownEvent('superwall/react-native/ios', text), decodeEventParams('superwall/react-native/ios', 'didRedeemLink', value),
  ];
}

export async function wholePhone(server: RedemptionServer): Promise<void> {
  await phone.launch();
  await phone.launch({ url: 'x' });
  await phone.open('x');
  await phone.open('x', { within: 10 });
  const wait: RedemptionWait = { within: 1_000, quiet: 250 };
  const expectation: RedemptionExpectation = { ...wait, shows: 'x' };
  await phone.settled();
  await phone.relaunch();
  await phone.relaunch({ url: 'x' });
  await phone.reinstall();
  await phone.background(1);
  const records: readonly RedemptionRecord[] = await phone.redemptions();
  const { vendor, platform, session, url, code, outcome, error, at, returned, active } = await phone.expectRedeemedOnce('x', 'redeemed', expectation);
  void [records, vendor, platform, session, url, code, outcome, error, at, returned, active, new FakeTimersOn().name, new PhoneReset('x').method, platformOf({ platform: 'ios' }), platformVariable, server.isClosed, await server.restart(), linkDelivery().isDeaf, await phone.expectRedeemedOnce({ url: 'x' })];
  const cases: readonly OutcomeCase[] = [...outcomes.revenuecat, ...outcomes.superwall];
  for (const { name, outcome, url } of cases) {
    const expected: OutcomeName = outcome;
    void [name, expected, await url(server), await url(server, { product: 'x', entitlements: ['x'] })];
  }
  await phone.expectNothingMissed();
  void new SomethingMissed(['x']).missed;
  const failed = new RedeemedOnceFailed('x', records);
  const links: LinkDelivery = linkDelivery();
  const command: LaunchCommand = findCommand(undefined);
  void [failed.records, links.launchURL, links.lastURL, links.takeUnheard(), links.listen(() => undefined), command.program];
  links.open('x');
  links.launch(null);
  links.forget();
}
