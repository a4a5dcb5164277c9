void main() { print('a'; }
