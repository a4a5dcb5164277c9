int f(int a) => switch (a) { => 1, _ => 2 };
