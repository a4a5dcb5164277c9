// README: test('a link unlocks pro'
