import type { OnlineMethod } from '@dp/contract/payments.ts';
import type { BeginRequest } from '../../payments/payment-provider.ts';
import { asPounds } from '../../remote/pounds.ts';
import { type FawryAccount, signCharge, signInit } from './fawry-signature.ts';

/** Fawry's names of the ways to pay. */
const METHODS: Readonly<Record<OnlineMethod, string>> = {
  card: 'CARD',
  wallet: 'MWALLET',
  kiosk: 'PAYATFAWRY',
};
const LANGUAGES = { ar: 'ar-eg', en: 'en-gb' } as const;

/** What Fawry is asked for: a number for a kiosk, or its pay page for the other methods. */
export function describeCharge(account: FawryAccount, request: BeginRequest): object {
  const { reference, amount, method, customer } = request;
  const common = {
    merchantCode: account.merchantCode,
    merchantRefNum: reference,
    customerName: customer.name,
    customerMobile: customer.mobile,
    ...(customer.email ? { customerEmail: customer.email } : {}),
    paymentMethod: METHODS[method],
    paymentExpiry: request.expiresAt.getTime(),
    language: LANGUAGES[request.locale],
  };
  if (method === 'kiosk') {
    return {
      ...common,
      amount: pounds(amount),
      currencyCode: 'EGP',
      description: request.orderNumber,
      chargeItems: itemsOf(request).map(({ itemId, description, quantity, price }) => ({
        itemId,
        description,
        quantity,
        price: pounds(price),
      })),
      signature: signCharge(account, {
        reference,
        profile: '',
        method: METHODS.kiosk,
        amount,
      }),
    };
  }
  const { returnUrl } = request;
  const items = itemsOf(request);
  return {
    ...common,
    returnUrl,
    chargeItems: items.map(({ price, ...item }) => ({ ...item, price: pounds(price) })),
    signature: signInit(account, { reference, profile: '', returnUrl, items }),
  };
}

/**
 * @throws Error when the lines do not add up to the amount, which would be paid by the sum of the items.
 */
function itemsOf({ lines, amount }: BeginRequest) {
  const items = lines.map((line) => ({
    itemId: line.sku,
    description: line.name,
    quantity: 1,
    price: line.amount,
  }));
  const sum = items.reduce((all, { price }) => all + price, 0);
  if (sum !== amount) throw new Error(`The lines of a payment add up to ${sum}, not ${amount}.`);
  return items;
}

/** Fawry takes a number with at most two decimals. */
function pounds(piastres: number): number {
  return Number(asPounds(piastres));
}
