import type { OfferedMethod } from '@dp/contract/order-payments.ts';
import {
  ONLINE_METHODS,
  type OnlineMethod,
  PAY_WITHIN_MINUTES,
  type PaymentMethod,
  type PaysBy,
} from '@dp/contract/payments.ts';
import type { SettingValue } from '@dp/contract/staff/settings.ts';
import type { Db } from '../database/database.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings, type Settings } from '../settings/read-settings.ts';
import type { PaymentProvider } from './payment-provider.ts';

type Ways = SettingValue<'payments'>;

/** A way to pay that can be used now. */
export type Offer =
  | { readonly method: 'cash_on_delivery' }
  | { readonly method: OnlineMethod; readonly provider: PaymentProvider }
  | { readonly method: 'instapay'; readonly address: string; readonly holder: string };

/** The ways to pay that the owner has switched on and this process has keys for. */
export async function readOffers(
  db: Db,
  providers: readonly PaymentProvider[],
): Promise<readonly Offer[]> {
  return offersOf((await readSettings(db)).payments.value, providers);
}

/**
 * A way to pay that is offered for this order.
 *
 * @throws ProblemError 422 `payment_method_unavailable` with the `method`.
 */
export async function requireOffer(
  db: Db,
  providers: readonly PaymentProvider[],
  method: PaymentMethod,
): Promise<Offer> {
  return requireOfferOf(await readSettings(db), providers, method);
}

/** A way to pay that is offered, by settings that were read already. Throws as `requireOffer`. */
export function requireOfferOf(
  { payments }: Pick<Settings, 'payments'>,
  providers: readonly PaymentProvider[],
  method: PaymentMethod,
): Offer {
  const offer = offersOf(payments.value, providers).find((each) => each.method === method);
  if (!offer) throw new ProblemError(422, 'payment_method_unavailable', { method });
  return offer;
}

/** The ways to pay, for shoppers. */
export async function listOfferedMethods(
  db: Db,
  providers: readonly PaymentProvider[],
): Promise<{ data: OfferedMethod[] }> {
  const offers = await readOffers(db, providers);
  return {
    data: offers.map((offer) => ({
      method: offer.method,
      pay_within: offer.method === 'cash_on_delivery' ? null : PAY_WITHIN_MINUTES[offer.method],
      test: 'provider' in offer && offer.provider.mode === 'test',
    })),
  };
}

/** The ways to pay in one word, for texts that say how the shop is paid. */
export function paysBy(ways: Ways, providers: readonly PaymentProvider[]): PaysBy {
  const methods = offersOf(ways, providers).map(({ method }) => method);
  if (!methods.includes('cash_on_delivery')) return 'online';
  return methods.length === 1 ? 'cash' : 'both';
}

function offersOf(ways: Ways, providers: readonly PaymentProvider[]): Offer[] {
  const online = ONLINE_METHODS.flatMap((method) => {
    const provider = providers.find(({ name }) => name === ways[method]);
    return provider?.methods.includes(method) ? [{ method, provider }] : [];
  });
  return [
    ...(ways.cash_on_delivery ? [{ method: 'cash_on_delivery' as const }] : []),
    ...online,
    ...(ways.instapay ? [{ method: 'instapay' as const, ...ways.instapay }] : []),
  ];
}
