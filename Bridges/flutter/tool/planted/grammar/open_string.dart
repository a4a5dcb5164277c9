final String a = 'text;
