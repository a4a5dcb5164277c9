import assert from 'node:assert/strict';
import { test } from 'node:test';

import { aliasesOf, withoutComments } from '../src/project.ts';

test("comments and last commas are taken out of TypeScript's settings, and not out of texts", () => {
  const text = '{ // a comment\n "paths": { "@/*": ["./src/*",], /* "x" */ "url": ["http://a"] }, }';
  assert.deepEqual(JSON.parse(withoutComments(text)), { paths: { '@/*': ['./src/*'], url: ['http://a'] } });
});

test('names of tsconfig.json lead to folders', () => {
  const project = { root: '/app', paths: [{ pattern: '@/*', targets: ['/app/src/*'] }, { pattern: 'api', targets: ['/app/api/index'] }] };
  assert.deepEqual(aliasesOf(project, '@/store/user'), ['/app/src/store/user']);
  assert.deepEqual(aliasesOf(project, 'api'), ['/app/api/index']);
  assert.deepEqual(aliasesOf(project, 'react'), []);
});
