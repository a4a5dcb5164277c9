import { ServerNotFound } from './errors.ts';
import { executableVariable, findExecutable } from './executable.ts';

/** The environment variable with a command line that starts a server, such as `docker run -i --rm IMAGE`. */
export const commandVariable: string = 'REDEMPTION_COMMAND';

/** A program and its arguments, to which the client adds `serve` and its options. */
export interface LaunchCommand {
  /** The program, as `spawn` takes it. */
  readonly program: string;
  /** Arguments before `serve`. */
  readonly args: readonly string[];
  /** How errors name it: the path of the program, or the command line as it was given. */
  readonly name: string;
}

/**
 * Finds what starts the server: the option `executable`, then the command line in REDEMPTION_COMMAND, then what `findExecutable` finds.
 *
 * @throws ServerNotFound if there is none, or if the command line cannot be split into words.
 */
export function findCommand(
  option: string | undefined, environment: { readonly [name: string]: string | undefined } = process.env,
): LaunchCommand {
  const line = environment[commandVariable];
  if (option !== undefined || line === undefined || line.trim() === '') {
    const program = findExecutable(option, environment);
    return { program, args: [], name: program };
  }
  const [program, ...args] = splitWords(line) ?? [];
  if (program === undefined || program === '') {
    throw new ServerNotFound([
      `the environment variable ${commandVariable} (${line}: a quote that does not end, or no program; ` +
      `remove it to use ${executableVariable} or the PATH)`,
    ]);
  }
  return { program, args, name: line.trim() };
}

/**
 * Splits a command line into words as a POSIX shell does: spaces separate words; single quotes keep everything; in double quotes, a backslash
 * escapes `"`, `\`, `$` and a backquote; elsewhere it escapes any character. Nothing is expanded. Undefined if a quote does not end.
 */
export function splitWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  const piece = /\s+|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])|([^\s'"\\]+)/y;
  let word: string | undefined;
  while (piece.lastIndex < line.length) {
    const match = piece.exec(line);
    if (match === null) return undefined;
    const [, single, double, escaped, plain] = match;
    const text = single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? plain;
    if (text !== undefined) word = (word ?? '') + text;
    else if (word !== undefined) { words.push(word); word = undefined; }
  }
  return word === undefined ? words : [...words, word];
}
