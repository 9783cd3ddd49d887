import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where systems take no ports for outgoing connections, which could come between finding a port and listening on it. */
const FIRST = 20_000;
const COUNT = 12_000;

/** Each process begins elsewhere and goes on from there, so that two do not find the same port at the same time. */
let next = randomInt(COUNT);

/** A port that nobody listens on, and that this process has not been given before. */
export async function freePort(): Promise<number> {
  const port = FIRST + (next++ % COUNT);
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
