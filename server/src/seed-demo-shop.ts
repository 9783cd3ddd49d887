import { addDemoShopper } from '@dp/api/accounts/add-demo-shopper.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { seedDemo } from './catalog/seed-demo.ts';
import type { ServerConfig } from './config.ts';

/** Who can sign in to the demo shop; said by `npm start`. */
export const DEMO_SHOPPER = {
  name: 'منى عبد الرحمن',
  email: 'mona@example.com',
  phone: '+201012345678',
  password: 'demo-lamp',
} as const;

/** Fills a shop that is still empty with the demo catalogue and a shopper to sign in as. */
export async function seedDemoShop(
  config: ServerConfig,
  { db }: OpenDatabase,
  progress: (line: string) => void,
): Promise<void> {
  const now = () => new Date();
  const filled = await seedDemo({ db, dataDirectory: config.dataDirectory, now }, progress);
  if (filled) await addDemoShopper(db, DEMO_SHOPPER, now());
}
