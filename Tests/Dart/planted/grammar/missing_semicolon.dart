final int a = 1 final int b = 2;
