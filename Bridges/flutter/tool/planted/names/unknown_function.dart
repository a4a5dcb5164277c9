void main() { startServr(); }
