import type { PrepaidMethod, ProviderName, RefundRoute } from '@dp/contract/payments.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** From a moment on and before another. */
export interface Span {
  readonly from: Date;
  readonly before: Date;
}

type Provider = ProviderName | 'instapay';

/** Money received in a span, by provider and method; piastres. */
export async function sumReceived(db: Db, { from, before }: Span) {
  const { rows } = await db.execute<{
    provider: Provider;
    method: PrepaidMethod;
    count: number;
    piastres: number;
  }>(sql`
    select provider, method, count(*)::int as count, sum(received_piastres)::float8 as piastres
    from payment_attempts
    where paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** Money given back in a span, by route; piastres. */
export async function sumRefunded(db: Db, { from, before }: Span) {
  const { rows } = await db.execute<{ route: RefundRoute; count: number; piastres: number }>(sql`
    select route, count(*)::int as count, sum(amount_piastres)::float8 as piastres
    from refunds
    where state = 'done' and done_at >= ${from.toISOString()}::timestamptz
      and done_at < ${before.toISOString()}::timestamptz
    group by 1 order by 1`);
  return rows;
}

/** A payment or refund of a span. */
export interface LedgerRow extends Record<string, unknown> {
  readonly kind: 'payment' | 'refund';
  readonly at: string;
  readonly orderId: number;
  readonly provider: Provider | null;
  readonly method: PrepaidMethod | null;
  readonly route: RefundRoute | null;
  readonly reference: string | null;
  readonly payment: string | null;
  readonly piastres: number;
}

/** Payments and refunds of a span, the newest first. */
export async function listLedger(db: Db, { from, before }: Span, limit: number) {
  const { rows } = await db.execute<LedgerRow>(sql`
    select * from (
      select 'payment' as kind, paid_at as at, order_id as "orderId", provider, method, null as route,
        reference, provider_payment as payment, received_piastres::float8 as piastres
      from payment_attempts
      where paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz
      union all
      select 'refund', done_at, refunds.order_id, provider, method, route, reference, proof,
        refunds.amount_piastres::float8
      from refunds left join payment_attempts on payment_attempts.id = attempt_id
      where refunds.state = 'done' and done_at >= ${from.toISOString()}::timestamptz
        and done_at < ${before.toISOString()}::timestamptz
    ) as moved
    order by at desc, kind limit ${limit}`);
  return rows;
}

/** What a provider should have in its file for a span: what was received by it, with what paid for it. */
export async function listReceived(db: Db, provider: ProviderName, { from, before }: Span) {
  const { rows } = await db.execute<{
    id: number;
    orderId: number;
    reference: string;
    payment: string | null;
    piastres: number;
  }>(sql`
    select id, order_id as "orderId", reference, provider_payment as payment,
      received_piastres::float8 as piastres
    from payment_attempts
    where provider = ${provider} and received_piastres > 0
      and paid_at >= ${from.toISOString()}::timestamptz and paid_at < ${before.toISOString()}::timestamptz`);
  return rows;
}
