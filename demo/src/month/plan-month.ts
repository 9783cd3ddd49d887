import type { CatalogFile } from '../catalog-file.ts';
import { GOVERNORATES, makePeople, type Person } from './people.ts';
import { type Random, seeded } from './random.ts';
import { NOTES, STORIES, type Story } from './stories.ts';

/** An order of the demo month. */
export interface PlannedOrder {
  /** Place in the list of people; -1 for the demo shopper. */
  readonly person: number;
  readonly story: Story;
  /** Minutes before the month's end. */
  readonly placedMinutes: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly note?: string;
  /** A number for everything else about it. */
  readonly luck: number;
}

export interface MonthPlan {
  readonly people: readonly Person[];
  /** In the sequence in which they are placed. */
  readonly orders: readonly PlannedOrder[];
}

const DAY = 24 * 60;
const PEOPLE = 96;
/** The month ends at ten in the morning; nobody orders between two and seven. */
const END_HOUR = 10;
const ASLEEP: readonly [from: number, to: number] = [2, 7];
/** People who have refused before and order again. */
const REFUSERS = [30, 41, 52] as const;

/**
 * A believable month of orders in every state and outcome, from every governorate, the same each time. It
 * takes at most a third of a product's stock.
 */
export function planMonth(products: CatalogFile['products']): MonthPlan {
  const random = seeded(20_261_122);
  const people = makePeople(PEOPLE, random);
  const shelf = products
    .filter(({ published, stock, list_price: price }) => published && stock >= 20 && price <= 4_000)
    .map(({ sku, stock, list_price: price }) => ({ sku, price, left: Math.floor(stock / 3) }));
  const stories = shuffled(
    STORIES.flatMap(([story, count, from, to]) =>
      Array.from({ length: count }, () => ({ story, from, to })),
    ),
    random,
  );
  let refused = 0;
  const orders = stories.map(({ story, from, to }, index): PlannedOrder => {
    const isRefusal = index >= GOVERNORATES && story === 'refused' && refused < 2 * REFUSERS.length;
    const person = isRefusal
      ? (REFUSERS[refused++ % REFUSERS.length] ?? 0)
      : personOf(story, index, random);
    const locale = people[person]?.locale ?? 'ar';
    const luck = random.int(1_000_000);
    return {
      person,
      story,
      placedMinutes: awake(from * DAY + random.int((to - from) * DAY)),
      lines: basket(shelf, random),
      ...(luck % 6 === 0 ? { note: random.one(NOTES)[locale] } : {}),
      luck,
    };
  });
  const own = [
    { story: 'delivered', placedMinutes: 11 * DAY },
    { story: 'on_the_way', placedMinutes: 2 * DAY + 90 },
  ] as const;
  for (const order of own) {
    orders.push({ ...order, person: -1, lines: basket(shelf, random), luck: 4 });
  }
  for (const [index, person] of REFUSERS.entries()) {
    const placedMinutes = awake(40 + index * 70);
    orders.push({ story: 'new', person, placedMinutes, lines: basket(shelf, random), luck: 1 });
  }
  return { people, orders: orders.sort((one, other) => other.placedMinutes - one.placedMinutes) };
}

/** The first orders are one of each person; later ones are of those who come again. */
function personOf(story: Story, index: number, random: Random): number {
  if (index < PEOPLE) return index;
  const regular = 60 + random.int(PEOPLE - 60);
  return story === 'new' ? random.int(27) : regular;
}

/** Moves what would be placed at night to the morning after. */
function awake(minutesBefore: number): number {
  const hour = (((END_HOUR - minutesBefore / 60) % 24) + 24) % 24;
  const [from, to] = ASLEEP;
  if (hour < from || hour >= to) return minutesBefore;
  return Math.max(minutesBefore - Math.ceil(to - hour) * 60, 5);
}

function basket(
  shelf: { readonly sku: string; readonly price: number; left: number }[],
  random: Random,
): PlannedOrder['lines'] {
  const lines = new Map<string, number>();
  const wanted = 1 + random.int(3);
  while (lines.size < wanted) {
    const product = random.one(shelf.filter(({ left, sku }) => left > 0 && !lines.has(sku)));
    const most = product.price < 150 ? 6 : product.price < 600 ? 3 : 1;
    const quantity = Math.min(1 + random.int(most), product.left);
    product.left -= quantity;
    lines.set(product.sku, quantity);
  }
  return [...lines].map(([sku, quantity]) => ({ sku, quantity }));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.map(() => left.splice(random.int(left.length), 1)[0] as T);
}
