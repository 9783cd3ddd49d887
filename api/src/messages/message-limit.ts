import { createHmac } from 'node:crypto';
import { countWithin } from '../database/count-within.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { NewMessage } from './queue-message.ts';

const DAY = 24 * 60 * 60;

/**
 * Counts a message for its destination and for the customer it is about, within the transaction that queues it. The
 * destination is first: what it takes no more of does not use up what the customer's other contact takes. Returns
 * seconds to wait when either has reached `MAX_MESSAGES_PER_DAY`; otherwise undefined.
 *
 * Codes requested by strangers stop at half of it: the rest is for the customer's usual networks and for
 * order notices (decision 062).
 */
export async function countMessage(
  tx: Db,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { customerId, to, askedByStranger = false }: NewMessage,
): Promise<number | undefined> {
  const most = config.limits.messagesPerDay;
  if (most === 0) return undefined;
  const about = customerId === undefined ? [] : [`customer ${customerId}`];
  for (const person of [`contact ${to}`, ...about]) {
    const key = createHmac('sha256', config.codeSecret).update(`messages ${person}`).digest('hex');
    const points = askedByStranger ? Math.ceil(most / 2) : most;
    const wait = await countWithin(tx, { key: `messages:${key}`, points, seconds: DAY }, now());
    if (wait !== undefined) return wait;
  }
  return undefined;
}
