// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json: every command runs there, wherever it was called from. */
export const home = fileURLToPath(new URL('../..', import.meta.url));

/** Ctrl+C in a terminal reaches the child by itself; a second one would cut its farewell short. */
const SIGNALS = /** @type {NodeJS.Signals[]} */ (
  process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP']
);

/**
 * Runs a program with this terminal and answers its exit code. Signals go on to it, and it decides.
 * @param {string} program
 * @param {string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
function run(program, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: home, stdio: 'inherit', ...options });
    /** @type {(() => unknown)[]} */
    const pass = SIGNALS.map((signal) => {
      const forward = () => void child.kill(signal);
      process.on(signal, forward);
      return () => process.off(signal, forward);
    });
    pass.push(whenOrphaned(() => void child.kill('SIGTERM')));
    const wait = () => {}; // on Ctrl+C we stay until the child has gone
    process.on('SIGINT', wait);
    pass.push(() => process.off('SIGINT', wait));
    const forget = () => pass.forEach((off) => void off());
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      forget();
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * The shell that npm puts between itself and us does not pass signals on: it just ends, and we get another parent.
 * @param {() => void} then
 * @returns {() => void} how to stop watching
 */
export function whenOrphaned(then) {
  const parent = process.ppid;
  const timer = setInterval(() => process.ppid !== parent && then(), 500).unref();
  return () => clearInterval(timer);
}

/**
 * Like `run`, for a program that may be missing: 127 then, as a shell answers.
 * @param {string} program
 * @param {string[]} args
 */
export const tryRun = (program, args) => run(program, args).catch(() => 127);

/**
 * Runs Node on a file, or on the command-line program of an installed package.
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export const node = (args, env = {}) => otherNode(process.execPath, args, env);

/**
 * Runs another Node than this one.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 */
export const otherNode = (program, args, env = {}) => run(program, args, { env: { ...process.env, ...env } });

/**
 * The file behind a command of an installed package, so that no shell and no npx is needed.
 * @param {string} name of the package
 * @param {string} [command] when the package has several
 */
export function tool(name, command) {
  const description = join(home, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(description, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[command ?? name];
  return join(dirname(description), file);
}

/**
 * npm, the one that called us where there is one.
 * @param {string[]} args
 */
export function npm(args) {
  const { npm_execpath: file = '' } = process.env;
  return file.endsWith('npm-cli.js') ? node([file, ...args]) : tryRun('npm', args);
}

/** Something a person can do something about: said in one sentence, without a stack. */
export class Sentence extends Error {}

/**
 * Runs a command of ours: a `Sentence` is printed, anything else is a defect and shows its stack.
 * @param {() => Promise<number>} command answers the exit code
 */
export async function command(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
