import type { Locale } from '@dp/contract/locale.ts';
import type { placeOrderBody } from '@dp/contract/orders.ts';
import type { z } from 'zod';
import type { ShopperPrincipal } from '../principals/principal.ts';

/** A placement request. `key` identifies it across retries. */
export interface Placement {
  readonly shopper: ShopperPrincipal;
  readonly key: string;
  readonly body: z.output<typeof placeOrderBody>;
  readonly locale: Locale;
  /** The caller's network address. */
  readonly ip: string;
}
