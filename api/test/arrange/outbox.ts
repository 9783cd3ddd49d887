import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../src/messages/message-tables.ts';
import type { TestApp } from '../test-app.ts';

/** Every message, newest first; of one recipient when named. */
export async function readMessages(shop: TestApp, to?: string) {
  return shop.db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id));
}

/** The code in the newest message to somebody. */
export async function readCode(shop: TestApp, to: string): Promise<string> {
  const [newest] = await readMessages(shop, to);
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`There is no code for ${to} in the outbox.`);
  return code;
}

/** Any other code than this one. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
