import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { measureLoad } from './measure.ts';

const PROGRAM = `
  const body = Buffer.from('hello');
  const server = require('node:http').createServer((_, answer) => answer.end(body));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

/**
 * How many requests a second a server answers that does nothing, at 10 connections: what this machine
 * has to spare just now, to read the other figures by.
 */
export async function measureBare(): Promise<number> {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const port = await portOf(child);
    const load = { connections: 10, seconds: 2 };
    const requests = [{ method: 'GET', path: '/' } as const];
    return (await measureLoad([`http://127.0.0.1:${port}`], requests, {}, load)).perSecond;
  } finally {
    child.kill();
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = (await once(child, 'message')) as [number];
  return port;
}
