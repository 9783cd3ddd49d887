import { insertProduct } from '@dp/api/test/arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, placed, stockOf } from '@dp/api/test/arrange/orders.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let owner: CommandShop;
let bulb: number;
let buyer: Buyer;
beforeAll(async () => {
  owner = await openCommandShop();
  bulb = await insertProduct(owner.shop.db, {
    sku: 'BULB-9W',
    name: { ar: 'لمبة ليد', en: 'LED bulb' },
    listPrice: 80,
    stock: 500,
  });
  buyer = await arrangeBuyer(owner.shop);
});
afterAll(() => owner.close());

let order: Awaited<ReturnType<typeof placed>>;
beforeEach(async () => {
  order = await placed(owner.shop, buyer, {
    lines: [{ id: bulb, quantity: 2 }],
    expected_total: 210,
    body: { note: 'Ring\ntwice' },
  });
});

describe('orders list', () => {
  it('shows the newest first, as many as asked for', async () => {
    const { code, out } = await owner.type('orders', 'list', '--limit', '1', '--state', 'draft');
    expect(code).toBe(0);
    expect(out[0]).toMatch(/^NUMBER +PLACED +STATE +UNITS +EGP +CITY +NAME$/);
    expect(out[1]).toMatch(
      new RegExp(`^${order.number} +2026-03-01 12:00 +draft +2 +210\\.00 +Nasr City +Mona Adel$`),
    );
    expect(out[2]).toMatch(/^1 of \d+ orders$/);
  });

  it.each([
    [['--state', 'lost'], /^--state should be one of draft, ongoing, .*, not "lost"\.$/],
    [['--limit', '0'], /^--limit should be at least 1, not 0\.$/],
    [['--limit', 'all'], /^--limit should be a number, not "all"\.$/],
    [['--limit', '1.5'], /^--limit should be a whole number, not 1\.5\.$/],
    [['DP-1'], /^"DP-1" is one word too many\.$/],
    [['--colour', 'red'], /Unknown option '--colour'/],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await owner.type('orders', 'list', ...words);
    expect(code).toBe(1);
    expect(err.join('\n')).toMatch(message);
  });
});

describe('orders show', () => {
  it('shows everything about an order, by its number in any case, its digits or its id', async () => {
    const { code, out } = await owner.type('orders', 'show', order.number.toLowerCase());
    expect(code).toBe(0);
    const text = out.join('\n');
    for (const part of [
      `${order.number} (id ${order.id})`,
      '+201012345678',
      'Nasr City, Cairo',
      '12 Abbas El Akkad',
      'Ring twice',
      'Products 160.00 − discount 0.00 + delivery 50.00 = EGP 210.00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/BULB-9W +2 +80\.00 +160\.00 +LED bulb/);
    expect(text).toMatch(/2026-03-01 12:00 +draft +shopper/);
    const digits = order.number.replace('DP-', '');
    for (const called of [digits, String(order.id)]) {
      expect((await owner.type('orders', 'show', called)).out).toEqual(out);
    }
  });

  it.each([
    ['DP-999999', 'There is no order DP-999999.'],
    ['0', 'There is no order 0.'],
    ['99999999999', 'There is no order 99999999999.'],
    ["'; drop table orders", "There is no order '; drop table orders."],
  ])('does not find %j', async (reference, message) => {
    expect(await owner.type('orders', 'show', reference)).toEqual({
      code: 1,
      out: [],
      err: [message],
    });
  });

  it('requires an order', async () => {
    expect((await owner.type('orders', 'show')).err).toEqual(['ORDER is missing.']);
  });
});

describe('orders advance', () => {
  const advance = (...words: string[]) => owner.type('orders', 'advance', order.number, ...words);

  it('takes every step there is, the dispatch with its invoice', async () => {
    expect((await advance('ongoing', '--note', 'Confirmed')).out).toEqual([
      `${order.number} is ongoing.`,
    ]);
    expect((await advance('DISPATCHED')).out[0]).toMatch(/ is dispatched, invoice INV-\d{6}\.$/);
    expect((await advance('delivered')).code).toBe(0);
    expect((await advance('completed')).out).toEqual([`${order.number} is completed.`]);
    const { out } = await owner.type('orders', 'show', order.number);
    expect(out.join('\n')).toMatch(/ongoing +command line +Confirmed/);
  });

  it('refuses every other step, and says which there are', async () => {
    expect((await advance('delivered')).err).toEqual([
      `${order.number} cannot be delivered: it is draft, from where it can be ongoing or cancelled (orders cancel).`,
    ]);
    expect((await advance('cancelled')).err).toEqual([
      'STATE should be one of ongoing, dispatched, delivered, completed, returned, not "cancelled".',
    ]);
    await owner.type('orders', 'cancel', order.number);
    expect(await advance('ongoing')).toEqual({
      code: 1,
      out: [],
      err: [`${order.number} cannot be ongoing: it is cancelled, which is its end.`],
    });
  });

  it('takes a parcel back that was refused at the door, for sale or written off', async () => {
    const before = await stockOf(owner.shop, bulb);
    for (const step of ['ongoing', 'dispatched']) await advance(step);
    expect((await advance('returned', '--restock', 'no')).out).toEqual([
      `${order.number} is returned, its units are written off.`,
    ]);
    expect(await stockOf(owner.shop, bulb)).toBe(before);
    expect((await advance('delivered')).err).toEqual([
      `${order.number} cannot be delivered: it is returned, which is its end.`,
    ]);
  });

  it('takes a delivered order back, after the return window only when asked to', async () => {
    const before = await stockOf(owner.shop, bulb);
    for (const step of ['ongoing', 'dispatched', 'delivered']) await advance(step);
    owner.shop.clock.advance({ days: 15 });
    expect((await advance('returned')).err).toEqual([
      `${order.number} was delivered more than 14 days ago. Take it back all the same with --late.`,
    ]);
    expect((await advance('returned', '--late')).out).toEqual([
      `${order.number} is returned, its units are back in stock.`,
    ]);
    expect(await stockOf(owner.shop, bulb)).toBe(before + 2);
  });

  it.each([
    [['ongoing', '--restock', 'no'], '--restock does not go with the rest.'],
    [['returned', '--restock', 'some'], '--restock should be yes or no, not "some".'],
    [['sent'], 'STATE should be one of'],
    [[], 'STATE is missing.'],
    [['ongoing', 'now'], '"now" is one word too many.'],
    [['ongoing', '--note', 'x'.repeat(301)], '--note should be at most 300 characters long, not '],
    [['ongoing', '--note', 'a\u0000b'], '--note is not valid, not '],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await advance(...words);
    expect([code, err[0]?.startsWith(message)]).toEqual([1, true]);
  });
});

describe('orders cancel', () => {
  it('cancels, once, and gives the stock back', async () => {
    const before = await stockOf(owner.shop, bulb);
    const cancel = () =>
      owner.type('orders', 'cancel', order.number, '--reason', 'Nobody answers the phone');
    expect((await cancel()).out).toEqual([`${order.number} is cancelled.`]);
    expect(await stockOf(owner.shop, bulb)).toBe(before + 2);
    expect(await cancel()).toEqual({
      code: 1,
      out: [],
      err: [
        `${order.number} cannot be cancelled: it is cancelled. Only draft and ongoing orders can.`,
      ],
    });
    expect(await stockOf(owner.shop, bulb)).toBe(before + 2);
  });

  it('is too late after dispatch', async () => {
    for (const step of ['ongoing', 'dispatched']) {
      await owner.type('orders', 'advance', order.number, step);
    }
    const { code, err } = await owner.type('orders', 'cancel', order.number);
    expect([code, err[0]]).toEqual([
      1,
      `${order.number} cannot be cancelled: it is dispatched. Only draft and ongoing orders can.`,
    ]);
  });
});

describe('stock set', () => {
  it('sets what was counted', async () => {
    const before = await stockOf(owner.shop, bulb);
    expect((await owner.type('stock', 'set', 'BULB-9W', '٤٠٠')).out).toEqual([
      `BULB-9W: ${before} → 400`,
    ]);
    expect(await stockOf(owner.shop, bulb)).toBe(400);
  });

  it.each([
    [['NO-SUCH', '5'], 'There is no product with the SKU NO-SUCH.'],
    [['BULB-9W', '-5'], "Unknown option '-5'"],
    [['BULB-9W', '1.5'], 'N should be a whole number, not 1.5.'],
    [['BULB-9W', '1000001'], 'N should be at most 1000000, not 1000001.'],
    [['BULB-9W'], 'N is missing.'],
  ])('refuses %j', async (words, message) => {
    const { code, err } = await owner.type('stock', 'set', ...words);
    expect([code, err[0]?.startsWith(message)]).toEqual([1, true]);
  });
});

describe('audit', () => {
  it('proves that the books add up after all of that', async () => {
    const { code, out } = await owner.type('audit');
    expect([code, out.at(-1)]).toEqual([0, 'Everything adds up.']);
  });

  it('names what does not, and fails', async () => {
    const { pool } = owner.shop.database;
    await pool.query('update products set stock = stock + 1');
    const { code, out, err } = await owner.type('audit');
    await pool.query('update products set stock = stock - 1');
    expect(code).toBe(1);
    expect(out.slice(0, 2)).toEqual([
      'Broken: A product’s stock is the sum of its movements.',
      expect.stringMatching(/^ {2}BULB-9W: \d+ in stock, movements say \d+$/),
    ]);
    expect(err).toEqual([
      'The books do not add up: 1 rules are broken. Make a backup before anything is changed.',
    ]);
  });
});
