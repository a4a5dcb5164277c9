#!/usr/bin/env node
/**
 * The command `redemptionkit`: `try` is here; every other command is the program's.
 *
 * @module
 */
import { spawn } from 'node:child_process';
import console from 'node:console';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { findCommand, ServerNotFound } from '@redemptionkit/client';

import { json } from './json.ts';
import { junit } from './junit.ts';
import { CannotPlay } from './plays.ts';
import { containerCommand, mounted, published } from './program.ts';
import { foundText } from './search.ts';
import { table } from './table.ts';
import { runTrial } from './trial.ts';

const usage = `Usage: redemptionkit try FILE [options]

Plays every way in which a redemption can end, on iOS and Android, against the handler of links in a TypeScript or JavaScript file.
Exits with 1 if a play is wrong: the handler threw, never settled, called no SDK, redeemed twice, or did the same for a success and for a failure.

  --handler NAME       the exported function that takes the link, such as \`redeem\` or \`purchases.redeem\`
  --start warm|cold    for a file that listens for links: the link comes while the app runs, or starts the app
  --setup NAME         the exported function that configures the SDK, called before the link comes
  --entitlement NAME   what the purchase gives; may be repeated; by default what the app asks for, else \`pro\`
  --situation NAME     a situation of the table beside \`redeemed\`; may be repeated; all by default
  --platform NAME      ios or android; both by default
  --within SECONDS     how long the handler may take; 10 by default
  --explore            also searches for the shortest story of several events that ends wrong, on the first platform
  --stories NUMBER     how many stories a search tries; 150 by default
  --junit FILE         also writes a JUnit report
  --json               prints JSON in place of the table

Any other command is one of the program \`redemption\`: redemptionkit --help lists them.`;

const options = {
  handler: { type: 'string' }, start: { type: 'string' }, json: { type: 'boolean' }, setup: { type: 'string' }, platform: { type: 'string' }, entitlement: { type: 'string', multiple: true }, situation: { type: 'string', multiple: true }, within: { type: 'string' }, junit: { type: 'string' }, explore: { type: 'boolean' }, stories: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A mistake in the command line. */
class Misuse extends Error {}

async function tryFile(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsed(args);
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new Misuse(`Expected one file, found ${positionals.length}. Name the file with the handler.`);
  const { handler, setup, platform, start = 'handler' } = values;
  if (start !== 'warm' && start !== 'cold' && start !== 'handler') throw new Misuse(`Unknown --start \`${start}\`: expected warm or cold.`);
  if (platform !== undefined && platform !== 'ios' && platform !== 'android') throw new Misuse(`Unknown platform \`${platform}\`: expected ios or android.`);
  const seconds = values.within === undefined ? 10 : Number(values.within);
  if (!Number.isFinite(seconds) || seconds <= 0 || seconds > 600) throw new Misuse(`Wrong --within \`${values.within}\`: expected seconds, more than 0 and at most 600.`);
  const stories = Number(values.stories ?? 150);
  if (!Number.isInteger(stories) || stories < 1 || stories > 10_000) throw new Misuse(`Wrong --stories \`${values.stories}\`: expected a whole number from 1 to 10000.`);
  if (values.explore === true && start !== 'handler') throw new Misuse('--explore starts with the handler; it takes no --start.');
  const trial = await runTrial({ file, handler, setup, start, entitlements: values.entitlement, situations: values.situation, within: seconds * 1_000, stories: values.explore === true ? stories : 0, ...platform === undefined ? {} : { platforms: [platform] } });
  console.log(values.json === true ? json(trial) : table(trial, Math.max(80, process.stdout.columns ?? 160)));
  if (values.junit !== undefined) writeFileSync(values.junit, junit(trial));
  if (trial.searched !== undefined && values.json !== true) console.log(`\n${foundText(trial.searched, trial.rows[0]?.platform ?? 'ios')}`);
  return trial.rows.some(({ verdict }) => verdict.fault !== undefined) || (trial.searched?.findings.length ?? 0) > 0 ? 1 : 0;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** Runs a command of the program, with this terminal. A container gets this folder, which `doctor` and `init` read and write, and the ports of `up`. */
function runProgram(args: readonly string[], isContainer: boolean): Promise<number> {
  const command = findCommand(undefined);
  const isPublished = isContainer && args[0] === 'up' && !args.some((arg) => ['--help', '-h', '--version'].includes(arg));
  const open = isPublished ? published(args.slice(1)) : { options: [], args: args.slice(1) };
  const own = isContainer ? [...command.args.slice(0, -1), ...open.options, ...mounted(process.cwd()), ...command.args.slice(-1)] : command.args;
  const child = spawn(command.program, [...own, ...args.slice(0, 1), ...open.args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => { child.once('error', reject).once('close', (status) => { resolve(status ?? 1); }); });
}

async function main(): Promise<number> {
  const [, , command, ...rest] = process.argv;
  const isHelp = command === 'try' && (rest.includes('--help') || rest.includes('-h'));
  const container = isHelp ? undefined : containerCommand(process.env);
  if (container !== undefined) process.env['REDEMPTION_COMMAND'] = container;
  return command === 'try' ? await tryFile(rest) : await runProgram(command === undefined ? ['--help'] : [command, ...rest], container !== undefined);
}

main().then((status) => { process.exitCode = status; }, (error: unknown) => {
  const isKnown = error instanceof Misuse || error instanceof CannotPlay || error instanceof ServerNotFound;
  console.error(isKnown ? `error: ${error.message}` : error);
  if (error instanceof Misuse) console.error('`redemptionkit try --help` shows the options.');
  process.exitCode = 2;
});
