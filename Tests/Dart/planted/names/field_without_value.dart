final class A { const A(); final int a; }
