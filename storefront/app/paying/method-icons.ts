import type { PaymentMethod } from '@dp/contract/payments.ts';
import { Banknote, CreditCard, type IconNode, Landmark, Smartphone, Store } from 'lucide';

/** A picture for each way to pay. */
export const METHOD_ICONS: Readonly<Record<PaymentMethod, IconNode>> = {
  cash_on_delivery: Banknote,
  card: CreditCard,
  wallet: Smartphone,
  kiosk: Store,
  instapay: Landmark,
};
