import { addDemoCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import { storeAddress } from '@dp/api/addresses/store-address.ts';
import type { ApiConfig } from '@dp/api/config.ts';
import { sendContactMessage } from '@dp/api/contact/send-contact-message.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import { inTransaction } from '@dp/api/database/in-transaction.ts';
import type { Deps } from '@dp/api/deps.ts';
import { hasOrders } from '@dp/api/orders/order-queries.ts';
import { readProductIds } from '@dp/api/products/product-queries.ts';
import { type DemoStaff, readDemoStaff } from '@dp/api/staff/add-demo-staff.ts';
import { dayOf, startOfDay } from '@dp/contract/cairo-time.ts';
import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import { readDemoCatalog } from '@dp/demo/src/catalog-file.ts';
import type { Person } from '@dp/demo/src/month/people.ts';
import { type MonthPlan, planMonth } from '@dp/demo/src/month/plan-month.ts';
import { MESSAGES } from '@dp/demo/src/month/stories.ts';
import {
  asShopper,
  type MonthCustomer,
  type MonthOrder,
  openMonthShop,
  placeOf,
} from './month-shop.ts';
import { HANDOVER, type MonthStep, stepsOf } from './month-steps.ts';
import { handInAll, handOverPacked } from './play-couriers.ts';
import { playStep } from './play-step.ts';

const DAY = 24 * 60;
const DAYS = 31;
/** The own driver hands in in the evening; the company once a week, in the afternoon. */
const EVENING = DAY - 10 * 60;
const AFTERNOON = DAY - 6 * 60;
const COMPANY_WEEK = 7;

interface Shopper {
  readonly name: string;
  readonly email: string;
}

/** The demo shopper, with an address for their two orders. */
const MONA = {
  locale: 'ar',
  mobile: '+201012345678',
  governorate: 0,
  city: 0,
  street: 'شارع عباس العقاد',
  building: '12',
  floor: '3',
  apartment: '7',
} as const;

/**
 * Fills the order book of a demo shop, with its catalogue and staff, that has no orders with the month before, by
 * the shop's own use cases with a moved clock. All or nothing: it is one transaction, so a process that is killed
 * before its end leaves no part of it, and the next start does it again.
 *
 * Nobody is mailed: the month's notices are not even queued.
 */
export async function seedDemoMonth(
  { db }: Pick<OpenDatabase, 'db'>,
  config: ApiConfig,
  shopper: Shopper,
  progress: (line: string) => void,
): Promise<void> {
  const plan = planMonth((await readDemoCatalog()).products);
  const staff = await readDemoStaff(db);
  if (!staff || (await hasOrders(db)) || !(await sellsAll(db, plan))) return;
  progress('Filling the order book with a demo month.');
  const end = lastTen(new Date()).getTime();
  let at = end;
  const clock = (minutes: number) => {
    at = end - Math.floor(minutes * MINUTE_MS);
  };
  await inTransaction(db, async (tx) => {
    const deps = { db: withoutSavepoints(tx), config: silent(config), now: () => new Date(at) };
    await playMonth(deps, clock, { plan, staff, shopper });
  });
}

async function playMonth(
  deps: Deps,
  clock: (minutes: number) => void,
  { plan, staff, shopper }: { plan: MonthPlan; staff: DemoStaff; shopper: Shopper },
): Promise<void> {
  clock(DAYS * DAY);
  const customers: MonthCustomer[] = [];
  for (const [index, person] of plan.people.entries()) {
    customers.push(await addCustomer(deps, person, `customer${index + 1}@example.com`));
  }
  const mona = await addCustomer(deps, { ...MONA, name: shopper.name }, shopper.email);
  const orders = plan.orders.map(
    (planned): MonthOrder => ({
      planned,
      customer: customers[planned.person] ?? mona,
      id: 0,
      number: '',
    }),
  );
  const shop = { ...(await openMonthShop(deps, staff)), orders };
  const waiting = new Set<MonthOrder>();
  const play = async (step: MonthStep) => {
    await playStep(shop, step);
    const order = orders[step.order];
    if (step.act === 'pack' && order && order.planned.story !== 'packed') waiting.add(order);
  };
  const handOver = async () => {
    await handOverPacked(shop, [...waiting]);
    waiting.clear();
  };
  const moments: { at: number; run: () => Promise<void> }[] = orders
    .flatMap(({ planned, customer }, index) => stepsOf(planned, index, customer.byOwnDriver))
    .map((step) => ({ at: step.at, run: () => play(step) }));
  for (let day = 0; day < DAYS; day += 1) {
    moments.push({ at: day * DAY + HANDOVER, run: handOver });
    // The last two evenings' cash, and the company's last week, are outstanding.
    if (day > 1)
      moments.push({ at: day * DAY + EVENING, run: () => handInAll(shop, shop.couriers.own, day) });
    if (day % COMPANY_WEEK === 6) {
      moments.push({
        at: day * DAY + AFTERNOON,
        run: () => handInAll(shop, shop.couriers.company, day),
      });
    }
  }
  for (const { daysAgo, ...message } of MESSAGES) {
    moments.push({ at: daysAgo * DAY + 130, run: () => sendContactMessage(deps, message) });
  }
  for (const { at, run } of moments.sort((one, other) => other.at - one.at)) {
    clock(at);
    await run();
  }
}

/** Whether the shop has every product of the month; one with a catalogue of its own has not. */
async function sellsAll(db: Deps['db'], { orders }: MonthPlan): Promise<boolean> {
  const products = await readProductIds(db);
  return orders.every(({ lines }) => lines.every(({ sku }) => products.has(sku)));
}

async function addCustomer(deps: Deps, person: Person, email: string): Promise<MonthCustomer> {
  const { name, locale, mobile, street, building, floor, apartment, landmark } = person;
  const customerId = await addDemoCustomer(deps.db, { name, email, locale }, deps.now());
  const { stateId, cityId, byOwnDriver } = placeOf(person);
  const address = { street, building, floor, apartment, landmark };
  const place = { full_name: name, mobile, state_id: stateId, city_id: cityId };
  const { data } = await storeAddress(deps, customerId, { ...place, ...address }, locale);
  return { shopper: asShopper(customerId), addressId: data.id, locale, byOwnDriver };
}

/** Use cases open transactions of their own; within the month's, which fails as a whole, they need no savepoints. */
function withoutSavepoints(tx: Deps['db']): Deps['db'] {
  const db: Deps['db'] = Object.create(tx, {
    transaction: { value: (work: (within: Deps['db']) => unknown) => work(db) },
  });
  return db;
}

/** Without senders, so that no notice leaves the shop, and without limits, which count by the hour. */
function silent(config: ApiConfig): ApiConfig {
  const limits = Object.fromEntries(Object.keys(config.limits).map((name) => [name, 0]));
  return {
    ...config,
    mode: 'production',
    smtpUrl: undefined,
    smsWebhook: undefined,
    limits: limits as unknown as ApiConfig['limits'],
  };
}

/** The last ten o'clock in the morning in Cairo. */
function lastTen(now: Date): Date {
  const ten = startOfDay(dayOf(now)).getTime() + 10 * HOUR_MS;
  return new Date(ten <= now.getTime() ? ten : ten - DAY * MINUTE_MS);
}
