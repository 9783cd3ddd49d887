import type { TestApp } from '../test-app.ts';

/** A message as the development outbox shows it. */
export interface ShownMessage {
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly created_at: string;
}

/** The development outbox, newest first; of one recipient when named. */
export async function readOutbox(shop: TestApp, to?: string): Promise<ShownMessage[]> {
  const answer = await shop.app.inject({
    url: '/dev/outbox',
    headers: { accept: 'application/json' },
  });
  const messages = answer.json().data as ShownMessage[];
  return messages.filter((message) => to === undefined || message.to === to);
}

/** The code in the newest message to somebody. */
export async function readCode(shop: TestApp, to: string): Promise<string> {
  const [newest] = await readOutbox(shop, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`There is no code for ${to} in the outbox.`);
  return code;
}

/** Any other code than this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
