import type { CallInput } from '@dp/contract/endpoints.ts';
import type { Quote } from '@dp/contract/quotes.ts';
import { isUnreached } from '../api/api-error.ts';
import { isRefreshing } from '../api/recent-responses.ts';
import {
  isUnknownPlace,
  type RememberedPlace,
  rememberedPlace,
  rememberPlace,
} from '../delivery/remembered-place.ts';
import { smallPicture } from '../products/product-summary.ts';
import { browserApi } from '../session/browser-client.ts';
import { userToken } from '../session/session.ts';
import { cachedQuote, cacheQuote } from './cached-quote.ts';
import type { CartLines } from './cart-lines.ts';
import { noteUnsold } from './change-cart.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { type PriceChanges, seenPrices, storeSeenPrices } from './price-changes.ts';

/** Widest picture a cart line shows, in CSS pixels times the densest usual screen. */
const LINE_PICTURE_MAX = 400;

/** The cart as the shop quoted it. */
export interface QuotedCart {
  readonly quote: Quote;
  /** Of products whose price changed since the shopper last saw it. */
  readonly priceChanges: PriceChanges;
  /** The place chosen on this device, to which delivery is quoted unless there is a default address. */
  readonly place: RememberedPlace | undefined;
  /** Without a connection: the quote is the last one there was, perhaps for other quantities. */
  readonly isCached: boolean;
}

/** Requests a quote for these lines. */
export async function requestQuote(
  body: CallInput<'quoteOrder'>['body'],
  signal?: AbortSignal,
): Promise<Quote> {
  const { data } = await browserApi().call('quoteOrder', {
    body,
    ...(signal === undefined ? {} : { signal }),
  });
  return data;
}

let newest: { readonly abort: AbortController; readonly answer: Promise<QuotedCart> } | undefined;

/**
 * The cart's quote, with delivery to the customer's default address, else to the place chosen on this device. The
 * last request wins: an earlier pending one is aborted and resolves with the newer response.
 */
export function loadCart(lines: CartLines): Promise<QuotedCart> {
  newest?.abort.abort();
  const abort = new AbortController();
  const answer = quoteCart(lines, abort.signal).catch((error: unknown) => {
    if (abort.signal.aborted && newest !== undefined) return newest.answer;
    throw error;
  });
  newest = { abort, answer };
  return answer;
}

async function quoteCart(lines: CartLines, signal: AbortSignal): Promise<QuotedCart> {
  const refresh = isRefreshing();
  try {
    const seen = await seenPrices();
    const asked = lines.map(({ id, quantity }) => {
      const last = seen[id];
      if (last === undefined) return { id, quantity };
      return { id, quantity, expected_price: last.price, expected_quantity: last.quantity };
    });
    const { answer, place } = await quoteWithDelivery(asked, signal);
    signal.throwIfAborted();
    const quote = { ...answer, lines: answer.lines.map(withSmallPicture) };
    noteUnsold(quote.missing);
    await cacheQuote(quote);
    return { quote, priceChanges: await storeSeenPrices(quote, seen), place, isCached: false };
  } catch (error) {
    const cached = refresh || !isUnreached(error) ? undefined : await cachedQuote();
    if (cached === undefined) throw error;
    return { quote: cached, priceChanges: {}, place: undefined, isCached: true };
  }
}

/** A place that the shop no longer knows is forgotten. */
async function quoteWithDelivery(
  lines: CallInput<'quoteOrder'>['body']['lines'],
  signal: AbortSignal,
): Promise<{ answer: Quote; place: RememberedPlace | undefined }> {
  const place = rememberedPlace();
  const { voucherCode } = checkoutDraft();
  const body = {
    lines,
    ...(voucherCode === undefined ? {} : { voucher_code: voucherCode }),
    ...(userToken() === undefined ? {} : { default_address: true as const }),
    ...(place === undefined ? {} : { state_id: place.stateId, city_id: place.cityId }),
  };
  try {
    return { answer: await requestQuote(body, signal), place };
  } catch (error) {
    if (place === undefined || !isUnknownPlace(error)) throw error;
    rememberPlace(undefined);
    return quoteWithDelivery(lines, signal);
  }
}

function withSmallPicture(line: Quote['lines'][number]): Quote['lines'][number] {
  return { ...line, image: line.image && smallPicture(line.image, LINE_PICTURE_MAX) };
}
