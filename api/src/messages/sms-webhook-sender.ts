import { createHmac } from 'node:crypto';
import { MessageRefused } from './message-refused.ts';
import type { Send } from './senders.ts';

/** Statuses that say: this message will never do. */
const REFUSALS = new Set([400, 413, 422]);

/**
 * Hands text messages to the owner's webhook as a signed JSON POST (docs/messages.md). Any 2xx answer
 * means that the other side has taken the message.
 */
export function createSmsWebhookSender(webhook: {
  readonly url: string;
  readonly secret: string;
}): Send {
  return async (message, signal) => {
    const body = JSON.stringify({
      id: message.key,
      to: message.recipient,
      text: message.text,
      locale: message.locale,
    });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': message.key,
        'x-dp-timestamp': timestamp,
        'x-dp-signature': signWebhook(webhook.secret, timestamp, body),
      },
      body,
      // A redirect would carry the message to an address that nobody configured.
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    if (REFUSALS.has(answer.status)) throw new MessageRefused(`webhook ${answer.status}`);
    if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}.`);
  };
}

/** `sha256=` and the hexadecimal HMAC-SHA256 of `<timestamp>.<body>` under the shared secret. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
