import { ORDER_STATES, type OrderState } from '@dp/contract/order-states.ts';
import { requiredNumber } from '../../forms/required-number.ts';

/** What an order list is narrowed down to, under the names of its address. */
export const FILTERS = [
  'state',
  'governorate',
  'total_from',
  'total_to',
  'placed_from',
  'placed_to',
] as const;
export type Filter = (typeof FILTERS)[number];
/** As typed, valid or not. */
export type TypedFilters = Readonly<Partial<Record<Filter, string>>>;
/** Those that the list takes, as texts in an address. */
export type OrderFilters = TypedFilters & { readonly state?: OrderState };

const ID_MAX = 2_147_483_647;

/** The filters that the list takes; what is half typed or no filter at all is left out. */
export function validFilters(textOf: (name: Filter) => string | null | undefined): OrderFilters {
  const valid = FILTERS.flatMap((name) => {
    const value = READ[name](textOf(name)?.trim() ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(valid);
}

/** An address with these filters in place of its own, at the list's first page. */
export function withFilters(address: URLSearchParams, filters: OrderFilters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of [...FILTERS, 'after', 'before']) next.delete(name);
  for (const name of FILTERS) {
    const value = filters[name];
    if (value !== undefined) next.set(name, value);
  }
  return next;
}

/** Whether two lists are narrowed down alike. */
export function isSameFilters(one: OrderFilters, other: OrderFilters): boolean {
  return FILTERS.every((name) => one[name] === other[name]);
}

/**
 * What is left of the filters that were set one after the other once the list shows some of them: those set later.
 *
 * @returns undefined when the list shows filters that are not among them, such as after Back.
 */
export function setLater(
  all: readonly OrderFilters[],
  shown: OrderFilters,
): readonly OrderFilters[] | undefined {
  const at = all.findLastIndex((filters) => isSameFilters(filters, shown));
  return at === -1 ? undefined : all.slice(at + 1);
}

const READ: Readonly<Record<Filter, (text: string) => string | undefined>> = {
  state: (text) => ORDER_STATES.find((state) => state === text),
  governorate: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= ID_MAX ? text : undefined),
  total_from: totalIn,
  total_to: totalIn,
  placed_from: dayIn,
  placed_to: dayIn,
};

/** Whole EGP. */
function totalIn(text: string): string | undefined {
  const amount = String(requiredNumber(text));
  return /^\d{1,10}$/.test(amount) ? amount : undefined;
}

/** A day of this millennium; while a year is typed, fields hand out days of the first. */
function dayIn(text: string): string | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}
