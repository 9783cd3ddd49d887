import type { Db } from '../database/database.ts';
import { deleteSession } from './account-store.ts';

/** Ends the session in use; the shopper's other devices stay signed in. */
export async function logOut(db: Db, sessionHash: string): Promise<void> {
  await deleteSession(db, sessionHash);
}
