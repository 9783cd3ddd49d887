import {
  ORDER_QUEUES,
  ORDER_SORTS,
  type OrderQueue,
  type OrderSort,
} from '@dp/contract/staff/order-desk.ts';
import type { OrderView } from '@dp/contract/staff/order-views.ts';
import {
  isSameFilters,
  type OrderFilters,
  validFilters,
  withFilters,
} from '../filters/order-filters.ts';

/** A list of orders as an address or a saved view has it. */
export interface SavedList {
  readonly queue: OrderQueue;
  readonly sort: OrderSort;
  readonly filters: OrderFilters;
}

/** In which order a queue begins. */
export function firstSort(queue: OrderQueue): OrderSort {
  return queue === 'to_confirm' ? 'risk' : 'newest';
}

/** The list of a view; what a newer version of the shop saved and this one does not know is left out. */
export function listOf({ definition }: Pick<OrderView, 'definition'>): SavedList {
  const saved = (definition.filters ?? {}) as Readonly<Record<string, unknown>>;
  const queue = ORDER_QUEUES.find((name) => name === saved.queue) ?? 'all';
  const sort = ORDER_SORTS.find((name) => name === saved.sort) ?? firstSort(queue);
  const filters = validFilters((name) => (saved[name] === undefined ? '' : String(saved[name])));
  return { queue, sort, filters };
}

/** The definition that a view of this list is saved with. */
export function definitionOf({ queue, sort, filters }: SavedList) {
  return { filters: { queue, sort, ...filters }, columns: [] };
}

/** Where a view opens. */
export function addressOf(view: Pick<OrderView, 'id' | 'definition'>): string {
  const { queue, sort, filters } = listOf(view);
  const address = new URLSearchParams({ view: String(view.id), sort });
  return `/orders/${queue}?${withFilters(address, filters)}`;
}

/** Whether two lists show the same orders in the same order. */
export function isSameList(one: SavedList, other: SavedList): boolean {
  return (
    one.queue === other.queue &&
    one.sort === other.sort &&
    isSameFilters(one.filters, other.filters)
  );
}

/** Whether a list is narrowed or sorted by who looks at it, and so may be saved. */
export function isOwnList({ queue, sort, filters }: SavedList): boolean {
  return Object.keys(filters).length > 0 || sort !== firstSort(queue);
}
