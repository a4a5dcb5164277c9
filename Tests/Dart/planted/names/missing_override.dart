abstract class A { void f() {} } final class B extends A { void f() {} }
