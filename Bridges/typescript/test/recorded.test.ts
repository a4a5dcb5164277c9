import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ownCases } from '../conformance/cases.mjs';
import { replyDifferences, targetName, written } from '../conformance/writing.mjs';
import * as client from '../src/index.ts';
import type { Methods } from '../src/index.ts';

interface Target { readonly vendor: string; readonly sdk: string; readonly platform: string }

interface Step {
  readonly method: keyof Methods;
  readonly params: { readonly target?: Target };
  readonly result?: object;
  readonly contains?: object;
}

const steps = (ownCases(['react-native', 'capacitor']) as { scenario: { steps: Step[] } }[]).flatMap(({ scenario }) => scenario.steps);

// A placeholder such as `${app}` stands for a text, and is one.
test('every recorded result of the shared cases is read and written back, without a server', () => {
  const results = steps.filter(({ result }) => result !== undefined);
  assert.ok(results.length > 500, `${results.length} results`);
  for (const { method, result } of results) {
    assert.deepEqual(written(client, method, result, (value: unknown) => client.decodeResult(method, value)), []);
  }
});

/** A whole reply has the member that says which result it is. */
const isWhole = (reply: object): boolean => ['result', 'status', 'type', 'error'].some((member) => member in reply);

test('every recorded reply is read and written back by the type of its target', () => {
  const seen = new Set<string>();
  for (const { method, params, contains } of steps) {
    if (method !== 'reply/render' || contains === undefined || params.target === undefined) continue;
    // A case about one member states that member alone.
    const { reply } = contains as { reply?: object };
    if (reply === undefined || !isWhole(reply)) continue;
    const target: string = targetName(client, params.target) ?? assert.fail(JSON.stringify(params.target));
    assert.deepEqual(replyDifferences(client, method, target, contains), []);
    seen.add(target);
  }
  assert.equal(seen.size, 8, [...seen].join());
});
