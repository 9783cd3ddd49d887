import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that was free a moment ago.
 *
 * @param other a port that a restarted process is about to take again.
 */
export async function freePort(other?: string): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return String(address.port) === other ? freePort(other) : address.port;
}
