import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The embedded database belongs to one process. While the shop is open, it therefore runs the owner's
 * commands: `npm run shop` forwards them through a local socket in the data folder, accessible only to the
 * user who started the shop.
 */

/** What is handed over: the words after `npm run shop --`, and the folder they were typed in. */
export interface HandedOver {
  readonly words: readonly string[];
  readonly folder: string;
}

/** One line of the response. */
type Line = { readonly out: string } | { readonly err: string } | { readonly exit: number };

export interface Output {
  readonly print: (line: string) => void;
  readonly report: (line: string) => void;
}

/** Carries out a command and gives its exit code. */
export type CarryOut = (command: HandedOver, output: Output) => Promise<number>;

/** Longest request line read, in characters. */
const REQUEST_LIMIT = 100_000;

/** The socket's address; Windows has named pipes instead of files. */
function address(dataDirectory: string): string {
  if (process.platform !== 'win32') return join(dataDirectory, 'control.sock');
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 24);
  return `\\\\.\\pipe\\dp-shop-${name}`;
}

/**
 * Serves commands from `npm run shop` until closed. The data folder's lock is held, so an existing socket
 * file is a leftover.
 */
export async function listenForCommands(
  dataDirectory: string,
  carryOut: CarryOut,
): Promise<{ close: () => Promise<void> }> {
  const path = address(dataDirectory);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => void serve(socket, carryOut));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return { close: () => closeServer(server) };
}

async function serve(socket: Socket, carryOut: CarryOut): Promise<void> {
  const send = (line: Line) => {
    if (socket.writable) socket.write(`${JSON.stringify(line)}\n`);
  };
  // The client may be gone; the command is run to its end anyway.
  socket.on('error', () => {});
  try {
    const command = JSON.parse(await readLine(socket)) as HandedOver;
    const exit = await carryOut(command, {
      print: (out) => send({ out }),
      report: (err) => send({ err }),
    });
    send({ exit });
  } catch (error) {
    send({ err: error instanceof Error ? error.message : String(error) });
    send({ exit: 1 });
  }
  socket.end();
}

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > REQUEST_LIMIT) reject(new Error('The command is too long.'));
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
    });
    socket.once('close', () => reject(new Error('The command did not arrive whole.')));
  });
}

/**
 * Hands a command to the shop that is open on this data folder.
 *
 * @returns its exit code; undefined when no shop is open there.
 */
export function handOver(
  dataDirectory: string,
  command: HandedOver,
  output: Output,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address(dataDirectory));
    const nobodyAnswers = () => resolve(undefined);
    socket.once('error', nobodyAnswers);
    socket.once('connect', () => {
      // From now on the shop may have run the command, which must not be run a second time.
      socket.off('error', nobodyAnswers);
      socket.once('error', reject);
      let exit: number | undefined;
      socket.write(`${JSON.stringify(command)}\n`);
      createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
        .on('line', (text) => {
          const line = JSON.parse(text) as Line;
          if ('out' in line) output.print(line.out);
          else if ('err' in line) output.report(line.err);
          else exit = line.exit;
        })
        .once('close', () => {
          if (exit === undefined)
            reject(new Error('The shop was stopped before the command was done.'));
          else resolve(exit);
        });
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
