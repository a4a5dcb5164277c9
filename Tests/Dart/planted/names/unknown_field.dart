final class A { const A(this.b); final int a; }
