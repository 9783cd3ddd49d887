import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { measureLoad } from './measure.ts';
import { cpuTimeOf } from './shop-process.ts';

const PROGRAM = `
  const body = Buffer.from('hello');
  const server = require('node:http').createServer((_, answer) => answer.end(body));
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
`;

export interface BareFigures {
  readonly perSecond: number;
  /** Processor time for one request, in milliseconds. */
  readonly cpu: number;
}

/**
 * How many requests a second a server answers that does nothing, at 10 connections: what this machine
 * has to spare just now, to read the other figures by. Its processor time a request grows when other
 * programs empty the processor's caches: by so much the others' does too.
 */
export async function measureBare(): Promise<BareFigures> {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const port = await portOf(child);
    const load = { connections: 10, seconds: 2 };
    const requests = [{ method: 'GET', path: '/' } as const];
    const before = await cpuTimeOf(child);
    const figures = await measureLoad([`http://127.0.0.1:${port}`], requests, {}, load);
    const cpu = ((await cpuTimeOf(child)) - before) / figures.count;
    return { perSecond: figures.perSecond, cpu };
  } finally {
    child.kill();
  }
}

async function portOf(child: ChildProcess): Promise<number> {
  const [port] = (await once(child, 'message')) as [number];
  return port;
}
