import { createHmac } from 'node:crypto';
import { MessageRefused } from './message-refused.ts';
import type { Send } from './send.ts';

/** Statuses of a permanent failure. */
const REFUSALS = new Set([400, 413, 422]);

/**
 * Posts text messages to the owner's webhook as signed JSON (docs/messages.md). Any 2xx response means that
 * the message was accepted.
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
      // A redirect would send the message to an unconfigured address.
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
