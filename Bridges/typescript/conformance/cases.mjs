// The shared cases in Tests/Conformance.
import { readFileSync } from 'node:fs';

const read = (name) => JSON.parse(readFileSync(new URL(`../../../Tests/Conformance/${name}`, import.meta.url), 'utf8'));

/** The cases that have targets, all of them of these SDKs. The packages have no types for others. */
export function ownCases(sdks) {
  const isOwn = ({ steps }) => {
    const named = steps.flatMap(({ params }) => [params.sdk, params.target?.sdk]).filter((sdk) => sdk !== undefined);
    return named.length > 0 && named.every((sdk) => sdks.includes(sdk));
  };
  return read('index.json').files.flatMap(({ file }) => read(file).cases.filter(isOwn).map((scenario) => ({ file, scenario })));
}
