import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchEngine } from './watch-engine.ts';

/** A pool with one client whose statements fail with this severity. */
function poolFailingWith(severity: string) {
  const pool = new EventEmitter();
  const failure = Object.assign(new Error('could not write'), { severity });
  const client = { query: async () => Promise.reject(failure) };
  const givenUp = watchEngine(pool as never);
  pool.emit('connect', client);
  return { client, givenUp, failure };
}

it.each(['an engine failure (%s) is detected', 'FATAL'])(
  'an engine that gives up (%s) is noticed',
  async (severity) => {
    const { client, givenUp, failure } = poolFailingWith(severity);
    await expect(client.query()).rejects.toBe(failure);
    expect(await givenUp).toBe(failure);
  },
);

it('a failed statement is not an engine failure', async () => {
  const { client, givenUp, failure } = poolFailingWith('ERROR');
  await expect(client.query()).rejects.toBe(failure);
  expect(await Promise.race([givenUp, setImmediate('goes on')])).toBe('goes on');
});
