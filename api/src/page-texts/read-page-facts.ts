import type { Db } from '../database/database.ts';
import { paysBy } from '../payments/offered-methods.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { readSettings } from '../settings/read-settings.ts';
import { readDeliveryTerms } from '../shipping/read-delivery-terms.ts';
import type { PageFacts } from './page-text.ts';

/** What the pages that came with the shop say of its settings now. */
export async function readPageFacts(
  db: Db,
  providers: readonly PaymentProvider[],
): Promise<PageFacts> {
  const [{ payments, returns }, delivery] = await Promise.all([
    readSettings(db),
    readDeliveryTerms(db),
  ]);
  return { pays: paysBy(payments.value, providers), returns: returns.value, delivery };
}
