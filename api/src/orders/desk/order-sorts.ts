import type { OrderSort } from '@dp/contract/staff/order-desk.ts';
import { type SQL, sql } from 'drizzle-orm';
import { ProblemError } from '../../problems/problem-error.ts';

/** A sorted column with its direction; orders of the same value are sorted by id. */
interface Sort {
  readonly column: SQL;
  readonly direction: 'asc' | 'desc';
  readonly idDirection: 'asc' | 'desc';
}

const id = sql`orders.id`;
const total = sql`orders.total_piastres`;

/**
 * A list between two days is sorted by the time that bounds it, which is the order of that index; by id its
 * orders would be looked for among all newer ones.
 */
export type ListSort = OrderSort | 'newest_placed' | 'oldest_placed';

const placed = sql`orders.placed_at`;

/** Each one is the order of an index. */
const SORTS: Readonly<Record<ListSort, Sort>> = {
  newest: { column: id, direction: 'desc', idDirection: 'desc' },
  oldest: { column: id, direction: 'asc', idDirection: 'asc' },
  highest: { column: total, direction: 'desc', idDirection: 'desc' },
  lowest: { column: total, direction: 'asc', idDirection: 'asc' },
  risk: { column: sql`orders.risk`, direction: 'desc', idDirection: 'asc' },
  newest_placed: { column: placed, direction: 'desc', idDirection: 'desc' },
  oldest_placed: { column: placed, direction: 'asc', idDirection: 'asc' },
};

/** A place in a sorted list: the value and id of an order in it. */
export interface Place {
  readonly value: number;
  readonly id: number;
}

/** The value by which an order is sorted. */
export function sortValue(
  sort: ListSort,
  order: {
    readonly id: number;
    readonly totalPiastres: number;
    readonly risk: number;
    readonly placedAt: Date;
  },
): number {
  if (sort === 'newest_placed' || sort === 'oldest_placed') return order.placedAt.getTime();
  if (sort === 'risk') return order.risk;
  return sort === 'highest' || sort === 'lowest' ? order.totalPiastres : order.id;
}

/** The order by clause of a page; of a page before a cursor backwards. */
export function orderBy(sort: ListSort, backwards: boolean): SQL {
  const { column, direction, idDirection } = SORTS[sort];
  const turned = (one: Sort['direction']) =>
    sql.raw((one === 'desc') !== backwards ? 'desc' : 'asc');
  return column === id
    ? sql`orders.id ${turned(direction)}`
    : sql`${column} ${turned(direction)}, orders.id ${turned(idDirection)}`;
}

/** The orders beyond a place, in the same direction. */
export function beyond(sort: ListSort, place: Place, backwards: boolean): SQL {
  const { column, direction, idDirection } = SORTS[sort];
  const further = (one: Sort['direction']) => sql.raw((one === 'desc') !== backwards ? '<' : '>');
  if (column === id) return sql`orders.id ${further(direction)} ${place.id}`;
  const value =
    column === placed
      ? sql`${new Date(place.value).toISOString()}::timestamptz`
      : sql`${place.value}`;
  return sql`${column} ${further(direction)}= ${value} and (${column} ${further(direction)} ${value} or orders.id ${further(idDirection)} ${place.id})`;
}

/** A place as the caller gets it, bound to its sort. */
export function toCursor(sort: ListSort, { value, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** @throws ProblemError 400 naming `field` for anything but a cursor of this sort. */
export function fromCursor(sort: ListSort, cursor: string, field: 'after' | 'before'): Place {
  try {
    const [of, value, id]: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (of === sort && isValue(value) && isId(id)) return { value, id };
  } catch {
    // Refused below.
  }
  throw new ProblemError(400, 'validation_failed', { fields: { [field]: 'invalid' } });
}

/** Beyond any amount in piastres, and a time in the year 2223. */
const VALUE_MAX = 8e12;

function isValue(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= VALUE_MAX;
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;
}
