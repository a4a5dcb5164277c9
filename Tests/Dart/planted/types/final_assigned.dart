final class A { A(this.a); final int a; void f() { a = 2; } }
