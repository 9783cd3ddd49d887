import { idempotencyKey } from '@dp/contract/fields.ts';
import type { Order } from '@dp/contract/orders.ts';
import type { AppDeps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { cancelOrder } from './cancel-order.ts';
import { downloadInvoice } from './download-invoice.ts';
import { getInvoice } from './get-invoice.ts';
import { getOrder } from './get-order.ts';
import { InvoicePrinter } from './invoice-printer.ts';
import { listOrders } from './list-orders.ts';
import { placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { printedMarkReader } from './printed-mark.ts';
import { quoteOrder } from './quote-order.ts';
import { resolvePlacement } from './resolve-placement.ts';

/** Quoting and placing orders; reading and cancelling a customer's own orders. */
export function addOrderRoutes(add: AddEndpoint, deps: AppDeps, guesses: VoucherGuesses): void {
  const { db, catalog } = deps;
  const printing = { printer: new InvoicePrinter(), readMark: printedMarkReader(deps) };
  add('quoteOrder', async ({ body, optionalShopper, header, locale, ip }) => {
    const sentToken = header('user-token') !== undefined;
    return quoteOrder(deps, guesses, body, {
      shopper: await optionalShopper(),
      sentToken,
      locale,
      ip,
    });
  });
  add('placeOrder', async ({ body, shopper, locale, header, ip }) => {
    const placed = await placeOrder(deps, guesses, {
      shopper,
      key: requireKey(header('idempotency-key')),
      body,
      locale,
      ip,
    });
    catalog.stockMoved(productsOf(placed.data));
    return placed;
  });
  add('resolvePlacement', ({ shopper, locale, header }) =>
    resolvePlacement(deps, {
      customerId: shopper.customerId,
      key: requireKey(header('idempotency-key')),
      locale,
    }),
  );
  add('listOrders', ({ params, query, shopper, locale }) =>
    listOrders(db, shopper, { partnerId: params.id, ...query }, locale),
  );
  add('getOrder', ({ params, shopper, locale }) =>
    getOrder(db, shopper.customerId, params.id, locale),
  );
  add('getInvoice', async ({ params, shopper, locale }) => ({
    data: await getInvoice(deps, shopper.customerId, params.id, locale),
  }));
  add('downloadInvoice', ({ params, shopper, locale }) =>
    downloadInvoice(deps, printing, shopper.customerId, params.id, locale),
  );
  add('cancelOrder', async ({ params, body, shopper, locale }) => {
    const cancellation = { orderId: params.id, reason: body.reason };
    const cancelled = await cancelOrder(deps, shopper, cancellation);
    const answer = { data: presentOrder(cancelled, locale) };
    catalog.stockMoved(productsOf(answer.data));
    return answer;
  });
}

function productsOf({ lines }: Order): number[] {
  return lines.flatMap(({ product_id: id }) => id ?? []);
}

function requireKey(value: string | undefined): string {
  const key = idempotencyKey.safeParse(value);
  if (!key.success) throw new ProblemError(400, 'idempotency_key_required');
  return key.data;
}
