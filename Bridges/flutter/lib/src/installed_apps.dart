import 'channel.dart';
import 'generated/types.dart';
import 'server.dart';

/// The app of a test on its phone: all SDKs that drop-ins have installed on one server.
final class InstalledApps {
  /// The SDKs on [server].
  const InstalledApps(this._server);

  final RedemptionServer _server;

  /// The app is killed and starts again on the same phone: its SDKs have what they stored, and are not configured unless the drop-in was
  /// installed so. A call in progress ends with `PhoneReset`.
  Future<void> relaunch() async {
    for (final SessionChannel app in _server.installed) {
      await app.relaunch();
    }
  }

  /// The app is uninstalled and installed on the same phone: what its SDKs stored is gone.
  Future<void> reinstall() async {
    for (final SessionChannel app in _server.installed) {
      await app.reinstall();
    }
  }

  /// The app is in the background for so many seconds. The clock moves once, also for two SDKs.
  Future<void> background(num seconds) async {
    final List<String> sessions = [];
    for (final SessionChannel app in _server.installed) {
      // An SDK that is not configured yet notices neither.
      final SessionState state = await _server.session.describe(session: app.session);
      if (state.configured) {
        await _server.session.background(session: app.session);
        sessions.add(app.session);
      }
    }
    try {
      await _server.clock.advance(seconds: seconds);
    } finally {
      for (final String session in sessions) {
        await _server.session.foreground(session: session);
      }
    }
  }
}
