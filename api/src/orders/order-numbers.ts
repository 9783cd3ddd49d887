import { type OrderNumber, writeOrderNumber } from '@dp/contract/order-numbers.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { orders } from './order-tables.ts';

/** The digits of an order's number; the index `orders_number_digits` is on this expression, word for word. */
const digitsOfOrder = sql`split_part(${orders.number}, '-', 2)`;

/** That an order has one of these numbers: with its own letters, or typed without any. */
export function hasNumber(numbers: readonly OrderNumber[]): SQL {
  const full = numbers.flatMap(({ prefix, digits }) =>
    prefix === null ? [] : writeOrderNumber(prefix, digits),
  );
  const bare = numbers.flatMap(({ prefix, digits }) => (prefix === null ? digits : []));
  const all = numbers.map(({ digits }) => digits);
  return sql`(${digitsOfOrder} = any(${sql.param(all)}::text[]) and (
    ${orders.number} = any(${sql.param(full)}::text[]) or ${digitsOfOrder} = any(${sql.param(bare)}::text[])))`;
}

/** That an order has these digits in its number, whatever the letters: for staff, to whom customers spell numbers. */
export function hasDigits({ digits }: OrderNumber): SQL {
  return hasNumber([{ prefix: null, digits }]);
}

/** The ids of orders by number; unknown numbers are left out. */
export async function readOrderIds(
  db: Db,
  numbers: readonly OrderNumber[],
): Promise<Map<OrderNumber, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(hasNumber(numbers));
  const ids = new Map(
    rows.flatMap(({ id, number }) => [[number, id] as const, [number.split('-')[1], id] as const]),
  );
  return new Map(
    numbers.flatMap((number) => {
      const { prefix, digits } = number;
      const id = ids.get(prefix === null ? digits : writeOrderNumber(prefix, digits));
      return id === undefined ? [] : [[number, id] as const];
    }),
  );
}
