import type { Db } from '../database/database.ts';
import { readPageFacts } from '../page-texts/read-page-facts.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import type { WordsFacts } from './compose-words.ts';

/** What the shop's settings say now that its words depend on. */
export async function readWordsFacts(
  db: Db,
  providers: readonly PaymentProvider[],
): Promise<WordsFacts> {
  const { pays, returns } = await readPageFacts(db, providers);
  return { pays, returnDays: returns.return_days, shop: (await readShop(db)).details };
}
