final class A {
  A();
  String? name;
  int f() {
    if (name != null) {
      return name.length;
    }
    return 0;
  }
}
