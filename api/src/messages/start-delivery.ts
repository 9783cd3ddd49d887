import type { Deps } from '../deps.ts';
import { startPolling } from '../start-polling.ts';
import type { OutboxChannel } from './channels.ts';
import { type DeliveryLog, deliverDueMessages } from './deliver-due-messages.ts';
import type { Send } from './send.ts';

/** Poll interval of an idle worker: the maximum delay of a message. */
const LOOK_EVERY_MS = 1_000;
/** How long a stop waits for messages in hand before it breaks them off. */
const STOP_PATIENCE_MS = 5_000;

/**
 * Starts this process's delivery of queued messages, each channel apart: a gateway of text messages that hangs does
 * not hold up a one-time code by mail. Any number of processes may deliver from one database; each message is claimed
 * by one of them. Without a sender it does nothing.
 *
 * @returns a function that stops it: it waits 5 seconds for deliveries in progress, then aborts them, to be
 *   retried later.
 */
export function startDelivery(
  deps: Pick<Deps, 'db' | 'now'>,
  senders: ReadonlyMap<OutboxChannel, Send>,
  log: DeliveryLog,
): () => Promise<void> {
  const stops = [...senders].map((sender) => startChannel(deps, new Map([sender]), log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startChannel(
  deps: Pick<Deps, 'db' | 'now'>,
  senders: ReadonlyMap<OutboxChannel, Send>,
  log: DeliveryLog,
): () => Promise<void> {
  const stopping = new AbortController();
  const stop = startPolling(
    async () => {
      const delivered = await deliverDueMessages(deps, senders, log, stopping.signal);
      return delivered > 0 ? 0 : LOOK_EVERY_MS;
    },
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );
  return async () => {
    const impatience = setTimeout(() => stopping.abort(), STOP_PATIENCE_MS);
    await stop();
    clearTimeout(impatience);
  };
}
