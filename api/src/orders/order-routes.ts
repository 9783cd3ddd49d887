import { idempotencyKey } from '@dp/contract/orders.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { VoucherGuesses } from '../vouchers/voucher-guesses.ts';
import { cancelOwnOrder } from './cancel-order.ts';
import { downloadInvoice } from './download-invoice.ts';
import { getInvoice } from './get-invoice.ts';
import { getOrder } from './get-order.ts';
import { InvoicePrinter } from './invoice-printer.ts';
import { listOrders } from './list-orders.ts';
import { placeOrder } from './place-order.ts';
import { resolvePlacement } from './resolve-placement.ts';

/** Placing, seeing and cancelling a shopper's own orders. */
export function addOrderRoutes(add: AddEndpoint, deps: Deps, guesses: VoucherGuesses): void {
  const { db } = deps;
  const printer = new InvoicePrinter();
  add('placeOrder', ({ body, shopper, locale, header, ip }) =>
    placeOrder(deps, guesses, {
      customerId: shopper.customerId,
      key: requireKey(header('idempotency-key')),
      body,
      locale,
      ip,
    }),
  );
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
    downloadInvoice(deps, printer, shopper.customerId, params.id, locale),
  );
  add('cancelOrder', ({ params, body, shopper, locale }) =>
    cancelOwnOrder(deps, shopper.customerId, { orderId: params.id, reason: body.reason }, locale),
  );
}

function requireKey(value: string | undefined): string {
  const key = idempotencyKey.safeParse(value);
  if (!key.success) throw new ProblemError(400, 'idempotency_key_required');
  return key.data;
}
