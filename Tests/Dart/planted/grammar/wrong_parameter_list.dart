void f(int a, {int b, [int c]}) {}
