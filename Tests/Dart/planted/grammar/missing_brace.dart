class A { final int a = 1;
