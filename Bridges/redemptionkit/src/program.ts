import { spawnSync } from 'node:child_process';

import { findExecutable, ServerNotFound, urlVariable, version } from '@redemptionkit/client';

/** The environment, as far as it names a server or engines. */
export type Environment = { readonly [name: string]: string | undefined };

/** The container image with the program. */
export const image: string = `redemptionkit:${version}`;

const engines = ['docker', 'podman'];

/**
 * The command line for REDEMPTION_COMMAND, if a container has to run the program here. Undefined if nothing is to be done: a variable names the
 * server, or there is a program for this machine.
 *
 * @throws ServerNotFound if there is neither a program nor an engine with the image. It says what to do.
 */
export function containerCommand(environment: Environment): string | undefined {
  if ([urlVariable, 'REDEMPTION_COMMAND', 'REDEMPTION_EXECUTABLE'].some((name) => (environment[name] ?? '') !== '')) return undefined;
  try {
    findExecutable(undefined, environment);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServerNotFound)) throw error;
    const looks = engines.map((engine) => ({ engine, ...look(engine, environment) }));
    const ready = looks.find(({ architecture }) => architecture !== undefined);
    if (ready !== undefined) return `${ready.engine} run -i --rm --platform linux/${ready.architecture} ${image}`;
    throw new ServerNotFound([...error.lookedAt, ...looks.map(({ engine, found }) => `${engine} (${found})`)], remedies(looks.find(({ runs }) => runs)?.engine));
  }
}

/** The options of `run` with which a container reads and writes a folder of this machine, as this user. */
export function mounted(folder: string): readonly string[] {
  const user = process.getuid === undefined ? [] : ['--user', `${process.getuid()}:${process.getgid?.() ?? 0}`];
  return ['-v', `${folder}:/app`, '-w', '/app', ...user];
}

/** The ports that an SDK calls in a mode of its own (`up --help` lists them). */
const localPorts: { readonly [vendor: string]: readonly number[] } = { superwall: [3000, 3001, 3045, 5999] };

/**
 * How `up` runs in a container: the options of `run` that publish its ports at the address where it would listen, on loopback by default, and its
 * arguments there.
 *
 * @throws Error if a free port is asked for: the container cannot tell which one it is.
 */
export function published(given: readonly string[]): { readonly options: readonly string[]; readonly args: readonly string[] } {
  const args = given.flatMap((arg) => /^--(?:http|port|local-ports)=/.test(arg) ? [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)] : [arg]);
  const named = args.findIndex((arg) => arg === '--http' || arg === '--port');
  const alone = args.findIndex((arg, index) => /^(?:\S+:)?\d+$/.test(arg) && !/^--(?!open$|allow-reset$)/.test(args[index - 1] ?? ''));
  const [place, count] = named >= 0 ? [named, 2] : [alone, alone >= 0 ? 1 : 0];
  const [, host = '127.0.0.1', port = '8787'] = /^(?:(.*):)?(\d+)$/.exec(args[place + count - 1] ?? '') ?? [];
  if (Number(port) === 0) throw new Error('In a container, `up` needs a port that is known before it starts, such as --port 8787.');
  const others = args.filter((_, index) => index < place || index >= place + count);
  const isLoopback = /^(?:localhost|127\..*|\[::1\])$/.test(host);
  const vendors = others.filter((_, index) => others[index - 1] === '--local-ports');
  const ports = [port, ...vendors.flatMap((vendor) => localPorts[vendor] ?? [])];
  return {
    options: ports.flatMap((each) => ['-p', `${host === 'localhost' ? '127.0.0.1' : host}:${each}:${each}`]),
    args: [...others, ...isLoopback ? ['--port', port, '--in-container'] : ['--http', `0.0.0.0:${port}`]],
  };
}

/** What an engine is good for: it may be missing, not run, or not have the image. */
function look(engine: string, environment: Environment): { readonly runs: boolean; readonly architecture: string | undefined; readonly found: string } {
  const run = (...args: string[]) => spawnSync(engine, args, { env: environment as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8', timeout: 20_000 });
  const { error, status } = run('version');
  if (error !== undefined) return { runs: false, architecture: undefined, found: 'not on the PATH' };
  if (status !== 0) return { runs: false, architecture: undefined, found: 'does not run' };
  // A release has the image for amd64; `podman build` in a clone makes one for this machine.
  const inspected = run('image', 'inspect', '--format', '{{.Architecture}}', image);
  const hasImage = inspected.status === 0;
  return { runs: true, architecture: hasImage ? inspected.stdout.trim() || 'amd64' : undefined, found: hasImage ? `has the image ${image}` : `has no image ${image}` };
}

function remedies(engine: string | undefined): readonly string[] {
  const command = engine ?? 'docker';
  return [
    'On Linux x86-64, install the package @redemptionkit/program-linux-x64.',
    `${engine === undefined ? 'Start Docker or Podman and load' : 'Load'} the image of a release: ${command} load -i redemptionkit-image-${version}-linux-amd64.tar.gz`,
    `Build the image in a clone: ${command} build --file Containerfile --tag ${image} .`,
    `Set ${urlVariable} to a running \`redemption up\`.`,
  ];
}
