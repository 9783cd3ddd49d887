import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { handOver, listenForCommands } from './control-channel.ts';

let directory: string;
let control: { close: () => Promise<void> };
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dp-control-'));
  control = await listenForCommands(directory, async ({ words }, { print }) => {
    print(`did ${words.join(' ')}`);
    return 0;
  });
});
afterEach(async () => {
  await control.close();
  await rm(directory, { recursive: true });
});

async function hand(...words: string[]): Promise<{ exit: number | undefined; out: string[] }> {
  const out: string[] = [];
  const output = {
    print: (line: string) => out.push(line),
    report: (line: string) => out.push(line),
  };
  return { exit: await handOver(directory, { words, folder: '/' }, output), out };
}

it('forwards a command and returns its output', async () => {
  expect(await hand('orders', 'list')).toEqual({ exit: 0, out: ['did orders list'] });
});

it.each([
  ['that is no JSON', 'hello\n'],
  ['that is not a command', '"hello"\n'],
  ['that is nothing', 'null\n'],
  ['that never ends', 'x'.repeat(100_001)],
])('a line %s is refused, and the shop goes on', async (_, line) => {
  const socket = createConnection(join(directory, 'control.sock'));
  socket.write(line);
  expect((await text(socket)).trimEnd().split('\n').at(-1)).toBe('{"exit":1}');
  expect((await hand('audit')).exit).toBe(0);
});
