import type { Db } from '../database/database.ts';
import { countContactMessages, findContactMessages } from './contact-store.ts';

/** A page of what people wrote to the shop, the newest first, for the shop. */
export async function listContactMessages(db: Db, page: { limit: number; offset: number }) {
  const total = await countContactMessages(db);
  return { rows: await findContactMessages(db, page), total };
}
