Future<void> main() async { await RedemptionServer.start(); }
