import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {'inherit' | 'to-stderr' | 'capture'} [output] Where the command's output goes: our own
 *   streams (default), all of it to standard error, or captured into the result.
 * @property {boolean} [shell] Let a shell find the command (npm is a .cmd file on Windows).
 */

const forwarded = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {object} Result
 * @property {number | null} code The exit code; null when a signal ended the command.
 * @property {NodeJS.Signals | null} signal
 * @property {string} output Empty unless captured.
 * @property {NodeJS.Signals | undefined} told The signal received while it ran.
 */

/**
 * Runs a command to its end. A signal received while it runs is passed on, so no child outlives us.
 * One exception: with a terminal attached, Ctrl-C already reached every process of the terminal's
 * foreground group, and a second SIGINT would read as "stop at once".
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} options
 * @returns {Promise<Result>} Rejects when the command cannot be started.
 */
function runToEnd(command, args, { cwd, env, output = 'inherit', shell = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio:
        output === 'capture'
          ? ['ignore', 'pipe', 'pipe']
          : ['inherit', output === 'to-stderr' ? 2 : 'inherit', 'inherit'],
    });
    let captured = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        captured += text;
      });
    }

    /** @type {NodeJS.Signals | undefined} */
    let told;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      told = signal;
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    for (const signal of forwarded) process.on(signal, forward);
    const orphaned = whenParentEnds(() => forward('SIGTERM'));
    const finish = () => {
      clearInterval(orphaned);
      for (const signal of forwarded) process.off(signal, forward);
    };
    child.once('error', (error) => {
      finish();
      reject(error);
    });
    child.once('close', (code, signal) => {
      finish();
      resolve({ code, signal, output: captured, told });
    });
  });
}

/**
 * npm runs us through a shell, and a signal to npm ends at that shell or at npm itself, neither of
 * which passes it on. So with npm above us, the end of one of them is the signal.
 *
 * @param {() => void} act
 */
function whenParentEnds(act) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const before = parents();
  const timer = setInterval(() => {
    if (parents() === before) return;
    clearInterval(timer);
    act();
  }, 200);
  return timer;
}

/** Our parent; if that is npm's shell, also npm above it, where the system can say so. */
function parents() {
  const parent = process.ppid;
  try {
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] === '-c';
    const status = isShell ? readFileSync(`/proc/${parent}/status`, 'utf8') : '';
    return `${parent} ${/^PPid:\s*(\d+)/m.exec(status)?.[1]}`;
  } catch {
    return String(parent);
  }
}

/** @param {NodeJS.Signals} signal */
function exitCodeOf(signal) {
  // A shell reads 128 + n as "ended by signal n".
  return 128 + constants.signals[signal];
}

/**
 * Runs a command and waits for it. When a signal stops us, it is stopped as well.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Result>}
 */
export async function run(command, args, options = {}) {
  const result = await runToEnd(command, args, options);
  if (result.told !== undefined) process.exit(exitCodeOf(result.told));
  return result;
}

/**
 * Runs a command in our place: same streams and exit status.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<never>}
 */
export async function become(command, args, options = {}) {
  const { code, signal } = await runToEnd(command, args, options);
  process.exit(signal === null ? (code ?? 1) : exitCodeOf(signal));
}

/** An error for the user: its message is printed without a stack. */
export class SetupError extends Error {}

/**
 * The text of an error: its message if meant for the user, else everything.
 *
 * @param {unknown} error
 */
export function messageOf(error) {
  if (error instanceof SetupError) return `\n${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Reports progress of the set-up. On standard error, so that a command's own output stays clean.
 *
 * @param {string} message
 */
export function say(message) {
  process.stderr.write(`${message}\n`);
}
