import type { Locale } from '@dp/contract/locale.ts';
import type { Quote, QuotedVoucher, quoteOrderBody } from '@dp/contract/quotes.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Caller, findDestination } from '../pricing/find-destination.ts';
import { priceOrder } from '../pricing/price-order.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { mergeLines, priceLines } from '../products/priced-lines.ts';
import { findQuotedProducts } from '../products/products-for-sale.ts';
import { readSettings } from '../settings/read-settings.ts';
import { findShippingRate } from '../shipping/find-shipping-rate.ts';
import { readDeliveryTerms } from '../shipping/read-delivery-terms.ts';
import { readVoucherTerms, type VoucherTerms } from '../vouchers/apply-voucher.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { availableLines, differencesOf } from './order-differences.ts';
import { findSizeRefusal, readUnconfirmed } from './order-limits.ts';
import { orderSizeLimits } from './order-size.ts';
import { presentQuote } from './present-quote.ts';

type Body = z.output<typeof quoteOrderBody>;

/** The caller, with language and network address. */
interface Asking extends Caller {
  readonly locale: Locale;
  readonly ip: string;
}

/**
 * The current price of a cart, read from rows and priced as placing would (decision 076). Lines count with
 * the requested quantity, even beyond the stock (specification §9); `differences` and `refusal` say how
 * placing would fail. Nothing is reserved.
 *
 * @throws ProblemError 401 for an `address_id` without a valid token, 404 for another's address and unknown
 *   places, 400 where one product's lines sum to more than the limit of a line.
 */
export async function quoteOrder(
  deps: Deps,
  guesses: VoucherGuesses,
  body: Body,
  asking: Asking,
): Promise<{ data: Quote }> {
  const { db, now } = deps;
  const { locale, shopper } = asking;
  const wanted = mergeLines(body.lines);
  const { place, address } = await findDestination(db, body, asking);
  const [products, rate, anywhere, [limits, unconfirmed], voucher] = await Promise.all([
    findQuotedProducts(db, [...wanted.keys()]),
    place && findShippingRate(db, place),
    place ? undefined : readDeliveryTerms(db),
    readLimits(db, shopper?.customerId),
    readVoucher(deps, guesses, body, asking),
  ]);
  const terms = { rate, voucher: voucher.terms, at: now() };
  const { unitsPerLine } = limits;
  const available = availableLines(wanted, products, unitsPerLine);
  const priced = available.length === 0 ? undefined : priceOrder(available, terms);
  const refusal = priced && findSizeRefusal(limits, { priced, unconfirmed });
  return {
    data: presentQuote(
      {
        order: priceOrder(priceLines(wanted, products), terms),
        at: terms.at,
        missing: [...wanted.keys()].filter((id) => !products.has(id)),
        hasPlace: place !== undefined,
        rate,
        freeOverPiastres: anywhere?.freeOverPiastres ?? null,
        address,
        waiting: voucher.waiting,
        refusal,
        differences: differencesOf(body, wanted, products, { priced, unitsPerLine, locale }),
      },
      { products, unitsPerLine, locale },
    ),
  };
}

/**
 * The requested voucher. After too many guesses the quote ignores it: it would reveal which code is valid.
 */
async function readVoucher(
  { db }: Deps,
  guesses: VoucherGuesses,
  { voucher_code: code }: Body,
  { shopper, ip }: Asking,
): Promise<{ terms?: VoucherTerms; waiting?: QuotedVoucher }> {
  if (code === undefined) return {};
  const customerId = shopper?.customerId;
  try {
    await guesses.admit(db, code, { customerId, ip });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'too_many_voucher_guesses') throw error;
    return { waiting: { state: 'waiting', code, retry_in: Number(error.members.retry_in) } };
  }
  return { terms: await readVoucherTerms(db, code, customerId) };
}

/** How much one order may have, and what of it the customer's other orders take. */
async function readLimits(db: Db, customerId: number | undefined) {
  const settings = await readSettings(db);
  const limits = orderSizeLimits(settings.order_size);
  return [limits, await readUnconfirmed(db, limits, customerId)] as const;
}
