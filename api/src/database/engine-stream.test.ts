import { once } from 'node:events';
import { expect, it } from 'vitest';
import { EngineStream } from './engine-stream.ts';

it('hands over at once what is written in the same tick, and reads one answer to it', async () => {
  const sent: string[] = [];
  const stream = new EngineStream({
    ready: Promise.resolve(),
    exec: async (messages) => {
      sent.push(Buffer.from(messages).toString());
      return Buffer.from('answer');
    },
  });
  stream.write('begin;');
  queueMicrotask(() => stream.write('first;'));
  const [answer] = await once(stream, 'data');
  expect(String(answer)).toBe('answer');
  stream.write('second;');
  await once(stream, 'data');
  expect(sent).toEqual(['begin;first;', 'second;']);
});

it('ends with the error of an engine that has failed', async () => {
  const stream = new EngineStream({
    ready: Promise.resolve(),
    exec: () => Promise.reject(new Error('The disk is full.')),
  });
  stream.write('commit;');
  const [error] = await once(stream, 'error');
  expect(error.message).toBe('The disk is full.');
});
