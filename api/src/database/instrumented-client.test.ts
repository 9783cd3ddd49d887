import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { InstrumentedClient } from './instrumented-client.ts';

/** A client whose statements fail like this. */
function clientFailingWith(severity: string) {
  const failure = Object.assign(new Error('could not write'), { severity });
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => Promise.reject(failure));
  const { promise, resolve } = Promise.withResolvers<Error>();
  return {
    client: new InstrumentedClient({ instruments: { onFatal: resolve } }),
    promise,
    failure,
  };
}

it.each(['PANIC', 'FATAL'])('a database that gives up (%s) is reported', async (severity) => {
  const { client, promise, failure } = clientFailingWith(severity);
  await expect(client.query('select 1')).rejects.toBe(failure);
  expect(await promise).toBe(failure);
});

it('a statement that fails alone is not', async () => {
  const { client, promise, failure } = clientFailingWith('ERROR');
  await expect(client.query('select 1')).rejects.toBe(failure);
  expect(await Promise.race([promise, setImmediate('goes on')])).toBe('goes on');
});
