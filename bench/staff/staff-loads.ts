import { STATES } from '@dp/api/locations/egypt.ts';
import { DAY_MS } from '@dp/contract/durations.ts';
import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { staffCallRequest } from '@dp/contract/staff/call-request.ts';
import type { StaffCallName } from '@dp/contract/staff/calls.ts';
import { ORDER_QUEUES } from '@dp/contract/staff/order-desk.ts';
import { REPORT_DAYS_MAX, REPORTS } from '@dp/contract/staff/report-values.ts';
import type { BenchRequest } from '../load/measure.ts';
import type { SampleOrder } from './sample-orders.ts';

/** One line of the table: a screen's call with all the values that it is asked with. */
export interface StaffLoad {
  readonly name: string;
  readonly requests: readonly BenchRequest[];
  /** How long an answer may take for one client, in ms. */
  readonly p99: number;
}

/** Design, "Bars": the desk's screens, and reports. */
const SCREEN_MS = 50;
const REPORT_MS = 300;

/** Sums that narrow a list to many, some and very few orders, EGP. */
const SUMS: readonly Readonly<Record<string, string>>[] = [
  { total_from: '500', total_to: '2000' },
  { total_from: '5000' },
  { total_from: '60000' },
  { total_to: '150' },
];
/** Lengths of searched periods, and how long ago they begin, days. */
const PERIODS = [
  [1, 1],
  [1, 40],
  [7, 10],
  [30, 31],
  [90, 400],
] as const;

/** Everything the orders desk and the customers' list ask for, at least a hundred requests each where they differ. */
export function staffLoads(orders: readonly SampleOrder[]): StaffLoad[] {
  return [
    ...screenLoads(orders).map((load) => ({ ...load, p99: SCREEN_MS })),
    ...reportLoads().map((load) => ({ ...load, p99: REPORT_MS })),
  ];
}

type Load = Omit<StaffLoad, 'p99'>;

/** Each report on a month and on the longest period, and the page of today. */
function reportLoads(): Load[] {
  const report = (name: string, days: number) =>
    get('getReport', {
      params: { report: name },
      query: { from: dayBefore(days), to: dayBefore(1) },
    });
  return [
    { name: 'report: today', requests: [get('getToday')] },
    ...[30, REPORT_DAYS_MAX].flatMap((days) =>
      REPORTS.map((name) => ({
        name: `report: ${name}, ${days} days`,
        requests: [report(name, days)],
      })),
    ),
  ];
}

function screenLoads(orders: readonly SampleOrder[]): Load[] {
  const governorates = STATES.map(({ id }) => String(id));
  const placed = PERIODS.map(([days, ago]) => ({
    placed_from: dayBefore(ago),
    placed_to: dayBefore(ago - days + 1),
  }));
  const list = (query: Record<string, string>) => get('listStaffOrders', { query });
  const find = (text: string) => get('findStaffOrders', { query: { text } });
  const customers = (query: Record<string, string>) => get('listCustomers', { query });
  const sent = orders.flatMap(({ tracking }) => tracking ?? []);
  return [
    ...ORDER_QUEUES.map((queue) => ({ name: `queue ${queue}`, requests: [list({ queue })] })),
    { name: 'to confirm by risk', requests: [list({ queue: 'to_confirm', sort: 'risk' })] },
    {
      name: 'queues by sum',
      requests: ORDER_QUEUES.map((queue) => list({ queue, sort: 'highest' })),
    },
    { name: 'counts of all queues', requests: [get('countOrderQueues')] },
    { name: 'list by state', requests: ORDER_STATES.map((state) => list({ state })) },
    {
      name: 'list by governorate',
      requests: governorates.map((governorate) => list({ governorate })),
    },
    { name: 'list by sum', requests: SUMS.map(list) },
    {
      name: 'list by sum, highest',
      requests: SUMS.map((sum) => list({ ...sum, sort: 'highest' })),
    },
    { name: 'list by days', requests: placed.map(list) },
    {
      name: 'governorate + state',
      requests: product(governorates, ORDER_STATES, (governorate, state) =>
        list({ governorate, state }),
      ),
    },
    {
      name: 'governorate + state + sum',
      requests: product(governorates, ORDER_STATES, (governorate, state, turn) =>
        list({ governorate, state, ...SUMS[turn % SUMS.length] }),
      ),
    },
    {
      name: 'the same, highest sum first',
      requests: product(governorates, ORDER_STATES, (governorate, state, turn) =>
        list({ governorate, state, ...SUMS[turn % SUMS.length], sort: 'highest' }),
      ),
    },
    {
      name: 'days + governorate + state',
      requests: product(governorates, placed, (governorate, days, turn) =>
        list({ governorate, ...days, state: ORDER_STATES[turn % ORDER_STATES.length] ?? 'draft' }),
      ),
    },
    {
      name: 'queue + governorate',
      requests: product(governorates, ORDER_QUEUES, (governorate, queue) =>
        list({ governorate, queue }),
      ),
    },
    { name: 'find by phone', requests: orders.map(({ mobile }) => find(`0${mobile.slice(3)}`)) },
    { name: 'find by end of phone', requests: orders.map(({ mobile }) => find(mobile.slice(-5))) },
    { name: 'find by number', requests: orders.map(({ number }) => find(number)) },
    { name: 'find by bare number', requests: orders.map(({ number }) => find(number.slice(3))) },
    { name: 'find by name', requests: orders.map(({ name }) => find(name)) },
    {
      name: 'find by first name',
      requests: orders.map(({ name }) => find(name.split(' ')[0] ?? '')),
    },
    { name: 'find by tracking number', requests: sent.map(find) },
    { name: 'find by SKU', requests: orders.map(({ sku }) => find(sku)) },
    {
      name: 'order page',
      requests: orders.map(({ id }) => get('getStaffOrder', { params: { id } })),
    },
    { name: 'customers list', requests: [customers({}), customers({ filter: 'blocked' })] },
    {
      name: 'customers by phone',
      requests: orders.map(({ mobile }) => customers({ text: `0${mobile.slice(3)}` })),
    },
    { name: 'customers by name', requests: orders.map(({ name }) => customers({ text: name })) },
    {
      name: 'customer page',
      requests: orders.map(({ customerId }) => get('getCustomer', { params: { id: customerId } })),
    },
  ];
}

function get(
  name: StaffCallName,
  parts: Parameters<typeof staffCallRequest>[1] = {},
): BenchRequest {
  return { method: 'GET', path: staffCallRequest(name, parts, 'ar').path };
}

/** The day so many days ago, as filters take it. */
function dayBefore(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

function product<A, B>(
  some: readonly A[],
  others: readonly B[],
  make: (one: A, other: B, turn: number) => BenchRequest,
): BenchRequest[] {
  return some.flatMap((one, row) =>
    others.map((other, column) => make(one, other, row * others.length + column)),
  );
}
