Future<int> f() => Future.value(1); int g() { return await f(); }
