void f(List<Object> all) { for (final Missing each in all) { print(each); } }
