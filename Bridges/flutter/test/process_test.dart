import 'dart:io';

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/packed_program.dart';
import 'package:test/test.dart';

import 'support/executables.dart';
import 'support/json.dart';

/// The life of the child process.
void main() {
  test('a started server answers, and ends with status 0 when it is closed', () async {
    final RedemptionServer server = await startServer();
    final Object? described = await server.call('server/describe');
    expect(valueAt(described, '/name'), equals('redemption'));
    expect(await server.close(), equals(0));
  });

  test('closing twice is closing once', () async {
    final RedemptionServer server = await startServer();
    await server.close();
    expect(await server.close(), equals(0));
  });

  test('a call after closing says that the server has ended', () async {
    final RedemptionServer server = await startServer();
    await server.close();
    expect(() => server.clock.now(), throwsA(isA<ServerExited>().having((error) => error.status, 'status', 0)));
  });

  test('an executable that is not there is named', () {
    expect(
      () => RedemptionServer.start(executable: '/nowhere/redemption'),
      throwsA(
        isA<ServerNotFound>()
            .having((error) => error.looked, 'looked', ['/nowhere/redemption'])
            .having((error) => error.message, 'message', contains('Looked at:\n  - /nowhere/redemption\nInstall the package')),
      ),
    );
  });

  test('REDEMPTION_EXECUTABLE is taken before PATH, and is not replaced when it is wrong', () {
    final Map<String, String> environment = {'REDEMPTION_EXECUTABLE': '/nowhere/a', 'PATH': '/nowhere/b'};
    expect(
      () => RedemptionServer.start(environment: environment),
      throwsA(isA<ServerNotFound>().having((error) => error.looked, 'looked', ['/nowhere/a'])),
    );
  });

  test('on a machine without a program, one sentence names the container', () {
    for (final String machine in ['macos_arm64', 'linux_arm64', 'windows_x64']) {
      expect(containerAdvice(machine), startsWith('No program is made for $machine: '));
      expect(containerAdvice(machine), contains('REDEMPTION_COMMAND="docker run -i --rm '));
    }
    expect(containerAdvice('linux_x64'), equals(''));
  });

  test('the program of a packed release is found by the package configuration', () {
    final Directory project = Directory.systemTemp.createTempSync('packed');
    addTearDown(() => project.deleteSync(recursive: true));
    expect(packedProgram(project.path), isNull);
    expect(
      packageRoot('{"packages":[{"name":"meta"},{"name":"redemption_kit","rootUri":"file:///a%20b/kit"}]}', '/app/.dart_tool'),
      equals('/a b/kit'),
    );
    expect(packageRoot('{"packages":[{"name":"redemption_kit","rootUri":"../kit"}]}', '/app/.dart_tool'), equals('/app/.dart_tool/../kit'));
    expect(packageRoot('{"packages":[]}', '/app/.dart_tool'), isNull);
    Directory('${project.path}/.dart_tool').createSync();
    File('${project.path}/.dart_tool/package_config.json').writeAsStringSync('{"packages":[{"name":"redemption_kit","rootUri":"../kit"}]}');
    expect(packedProgram('${project.path}/app'), isNull);
    final Directory folder = Directory('${project.path}/kit/program/linux-x64');
    folder.createSync(recursive: true);
    File('${folder.path}/redemption').writeAsStringSync('');
    final bool hasProgram = containerAdvice(thisMachine()) == '';
    final String found = '${project.path}/.dart_tool/../kit/program/linux-x64/redemption';
    expect(packedProgram('${project.path}/app'), equals(hasProgram ? found : null));
  });

  test('without it every folder of PATH is looked at', () {
    final Map<String, String> environment = {'REDEMPTION_COMMAND': ' ', 'REDEMPTION_EXECUTABLE': '', 'PATH': '/nowhere/a::/nowhere/b'};
    expect(
      () => RedemptionServer.start(environment: environment),
      throwsA(
        isA<ServerNotFound>().having((error) => error.looked, 'looked', [
          '/nowhere/a/redemption',
          '/nowhere/b/redemption',
        ]),
      ),
    );
  });

  test('REDEMPTION_COMMAND wins over REDEMPTION_EXECUTABLE, keeps quoted words, and is named when it cannot start', () async {
    final Map<String, String> environment = {
      'REDEMPTION_COMMAND': '/nowhere/docker run -i "an image"',
      'REDEMPTION_EXECUTABLE': '/nowhere/a',
    };
    await expectLater(
      RedemptionServer.start(environment: environment),
      throwsA(
        isA<ServerStartFailed>().having((error) => error.executable, 'executable', '/nowhere/docker run -i "an image"'),
      ),
    );
    final String script = await writeScript('[ "\$1" = "a b" ] && [ "\$2" = "" ] && [ "\$3" = serve ] && exit 9');
    await expectLater(
      RedemptionServer.start(environment: {'REDEMPTION_COMMAND': '$script \'a b\' ""'}),
      throwsA(isA<ServerStartFailed>().having((error) => error.reason, 'reason', contains('status 9'))),
    );
    await expectLater(
      RedemptionServer.start(environment: {'REDEMPTION_COMMAND': 'docker "run'}),
      throwsA(isA<ServerStartFailed>().having((error) => error.reason, 'reason', contains('quote'))),
    );
  });

  test('a server that ends at once is a failed start, with the last words of its stderr', () async {
    final String script = await writeScript('echo the ledger is locked >&2; exit 3');
    expect(
      () => RedemptionServer.start(executable: script),
      throwsA(
        isA<ServerStartFailed>()
            .having((error) => error.reason, 'reason', contains('status 3'))
            .having((error) => error.stderrTail, 'stderr', equals('the ledger is locked')),
      ),
    );
  });

  test('a file that is no program is a failed start', () async {
    expect(
      () => RedemptionServer.start(executable: '/etc/hostname'),
      throwsA(isA<ServerStartFailed>().having((error) => error.executable, 'executable', '/etc/hostname')),
    );
  });

  test('a program that never answers is a failed start after the time limit', () async {
    final String script = await writeScript('exec sleep 60');
    expect(
      () => RedemptionServer.start(executable: script, timeout: const Duration(milliseconds: 200)),
      throwsA(isA<ServerStartFailed>().having((error) => error.reason, 'reason', contains('200 ms'))),
    );
  });

  test('a program that writes something else than JSON is a failed start', () async {
    final String script = await writeScript('echo hello; exec sleep 60');
    expect(
      () => RedemptionServer.start(executable: script),
      throwsA(isA<ServerStartFailed>().having((error) => error.reason, 'reason', contains('not JSON'))),
    );
  });

  test('a server of another contract is refused, and the error names the side to update', () async {
    final String newer = await writeScript(
      'echo \'{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"7.1.0","contractVersion":99}}\'; exec sleep 60',
    );
    expect(
      () => RedemptionServer.start(executable: newer),
      throwsA(
        isA<ServerVersionMismatch>()
            .having((error) => error.found, 'found', equals('7.1.0 with contract 99'))
            .having((error) => error.expected, 'expected', equals(supportedServers))
            .having((error) => error.message, 'message', contains('Update this package to 7.1.0')),
      ),
    );
    final String older = await writeScript(
      'echo \'{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"$clientVersion"}}\'; exec sleep 60',
    );
    expect(
      () => RedemptionServer.start(executable: older),
      throwsA(
        isA<ServerVersionMismatch>().having((error) => error.advice, 'advice', equals('Update the server to $clientVersion.')),
      ),
    );
  });

  test('a server that is refused does not run on', () async {
    final String script = await writeScript('echo \$\$ > "\$0.pid"; echo nonsense; exec sleep 60');
    await expectLater(RedemptionServer.start(executable: script), throwsA(isA<ServerStartFailed>()));
    final String other = await writeScript(
      'echo \$\$ > "\$0.pid"; echo \'{"jsonrpc":"2.0","id":1,"result":{"version":"7.1.0","contractVersion":99}}\'; exec sleep 60',
    );
    await expectLater(RedemptionServer.start(executable: other), throwsA(isA<ServerVersionMismatch>()));
    for (final String each in [script, other]) {
      expect(await ends(File('$each.pid').readAsStringSync().trim()), isTrue, reason: each);
    }
  });

  test('a server that does not end by itself is killed after the time limit', () async {
    final String script = await writeScript(
      'echo \'{"jsonrpc":"2.0","id":1,"result":{"version":"$clientVersion","contractVersion":$contractVersion}}\'; exec sleep 60',
    );
    final RedemptionServer stubborn = await RedemptionServer.start(executable: script, timeout: const Duration(seconds: 1));
    expect(await stubborn.close(), equals(-9));
  });

  test('a child of the server that keeps its pipes open does not delay the end', () async {
    final String script = await writeScript('sleep 4 & exit 3');
    await expectLater(
      RedemptionServer.start(executable: script, timeout: const Duration(seconds: 2)),
      throwsA(isA<ServerStartFailed>().having((error) => error.reason, 'reason', contains('status 3'))),
    );
  });

  test('a server that is killed ends the calls that wait, the later ones and the events', () async {
    final RedemptionServer server = await startServer();
    final SessionOpenResult session = await openDelayed(server);
    final Future<List<SessionEvent>> events = server.events.toList();
    final PendingCall call = server.begin('redemption/redeem', {'session': session.session, 'code': 'c'});
    await server.clock.now();
    server.kill();
    expect(call.result, throwsA(isA<ServerExited>().having((error) => error.status, 'status', -9)));
    expect(() => server.clock.now(), throwsA(isA<ServerExited>()));
    expect(await events, isEmpty);
    expect(await server.close(), equals(-9));
  });

  test('closing lets the server answer what it has read', () async {
    final RedemptionServer server = await startServer();
    final SessionOpenResult session = await openDelayed(server);
    final PendingCall call = server.begin('redemption/redeem', {'session': session.session, 'code': 'c'});
    final Future<int> status = server.close();
    final RedemptionRedeemResult result = RedemptionRedeemResult.fromJson(await call.result);
    expect(result.outcome, isA<Failed>());
    expect(await status, equals(0));
  });

  test('replies that came before the end are not lost with it', () async {
    final RedemptionServer server = await startServer();
    final List<Future<ClockResult>> calls = [];
    while (calls.length < 300) {
      calls.add(server.clock.now());
    }
    expect(await server.close(), equals(0));
    expect(await Future.wait(calls), hasLength(300));
  });

  test('a server that floods stderr does not block', () async {
    final String script = await writeScript(
      'i=0; while [ \$i -lt 20000 ]; do echo "line \$i of what the server has to say" >&2; i=\$((i+1)); done; exit 4',
    );
    expect(
      () => RedemptionServer.start(executable: script),
      throwsA(isA<ServerStartFailed>().having((error) => error.stderrTail, 'stderr', contains('line 19999'))),
    );
  });

  test('two servers side by side know nothing of each other', () async {
    final RedemptionServer one = await startServer();
    final RedemptionServer two = await startServer();
    await one.clock.advance(seconds: 3600);
    final ClockResult early = await two.clock.now();
    final ClockResult late = await one.clock.now();
    expect(late.now - early.now, greaterThan(3000000));
    await one.close();
    expect((await two.clock.now()).now, lessThan(late.now));
    await two.close();
  });

  test('both framings carry the same, and text of every kind', () async {
    for (final Framing framing in Framing.values) {
      final RedemptionServer server = await RedemptionServer.start(framing: framing);
      const String url = 'rc-abc://redeem_web_purchase?redemption_token=%F0%9F%8E%81\u2028ü';
      final LinkParseResult result = await server.link.parse(url: url, platform: Platform.android);
      expect(result.link?.code, equals('🎁\u2028ü'), reason: framing.name);
      await server.close();
    }
  });
}

/// A session whose next redemption waits for the clock.
Future<SessionOpenResult> openDelayed(RedemptionServer server) async {
  await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
  return await server.session.open(vendor: Vendor.revenuecat, sdk: Sdk.flutter, platform: Platform.ios);
}

/// Whether a process has ended, within some seconds.
Future<bool> ends(String process) async {
  for (int look = 0; look < 200; look += 1) {
    final Process signal = await Process.start('sh', ['-c', 'kill -0 $process']);
    if (await signal.exitCode != 0) {
      return true;
    }
    await Future<void>.delayed(const Duration(milliseconds: 20));
  }
  return false;
}
