abstract interface class A { void f(); } final class B implements A { const B(); }
