import { addDemoCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import { takeKnownPassword } from '@dp/api/accounts/take-known-password.ts';
import { isCatalogUntouched } from '@dp/api/catalog/catalog-version.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { addDemoStaff, closeDemoStaff } from '@dp/api/staff/add-demo-staff.ts';
import { seedDemo } from './catalog/seed-demo.ts';
import type { ServerConfig } from './config.ts';
import { openMediaStore } from './media/open-media.ts';

/** The demo shop's log-in, shown by `npm start`. */
export const DEMO_CUSTOMER = {
  name: 'منى عبد الرحمن',
  email: 'mona@example.com',
  phone: '+201012345678',
  password: 'demo-lamp',
} as const;

/**
 * Fills an empty shop with the demo catalogue and, except in production, the demo customer and staff, whose
 * passwords are public.
 */
export async function seedDemoShop(
  config: ServerConfig,
  { db }: Pick<OpenDatabase, 'db'>,
  progress: (line: string) => void,
): Promise<void> {
  const now = () => new Date();
  // The customer first: once the catalogue exists, a shop that was killed in between counts as filled.
  if (config.api.mode !== 'production' && (await isCatalogUntouched(db))) {
    await addDemoCustomer(db, DEMO_CUSTOMER, now());
    await addDemoStaff(db, now());
  }
  await seedDemo({ db, media: await openMediaStore(config), now }, progress);
}

/** In production: a shop that was filled in development lets nobody in by the password that everybody knows. */
export async function closeDemoAccounts(
  config: ServerConfig,
  { db }: Pick<OpenDatabase, 'db'>,
  say: (line: string) => void,
): Promise<void> {
  if (config.api.mode !== 'production') return;
  if (await takeKnownPassword(db, DEMO_CUSTOMER)) {
    say(
      `The demo shop's account ${DEMO_CUSTOMER.email} had a publicly known password: it was removed, and its sessions were ended.`,
    );
  }
  const staff = await closeDemoStaff(db, new Date());
  if (staff > 0) {
    say(
      `${staff} members of the demo shop's staff had passwords that everybody knows: they can no longer sign in.`,
    );
  }
}
