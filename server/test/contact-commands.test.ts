import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let owner: CommandShop;
beforeAll(async () => {
  owner = await openCommandShop();
});
afterAll(() => owner.close());

it('contact list says when nobody has written', async () => {
  expect(await owner.type('contact', 'list')).toEqual({
    code: 0,
    out: ['Nobody has written to the shop yet.'],
    err: [],
  });
});

it('contact list shows what people wrote, the newest first, each on one line', async () => {
  const write = (body: object) => owner.shop.call('sendContactMessage', { body });
  await write({ name: 'منى', phone: '01012345678', message: 'أين طلبي؟\nرقمه DP-100001' });
  owner.shop.clock.advance({ hours: 1 });
  await write({ name: 'Ali', email: 'ali@example.com', message: 'Do you sell E40?' });

  const { code, out } = await owner.type('contact', 'list');
  expect(code).toBe(0);
  expect(out.map((line) => line.split(/ {2,}/))).toEqual([
    ['WHEN', 'NAME', 'PHONE', 'EMAIL', 'MESSAGE'],
    ['2026-03-01 13:00', 'Ali', 'ali@example.com', 'Do you sell E40?'],
    ['2026-03-01 12:00', 'منى', '+201012345678', 'أين طلبي؟ رقمه DP-100001'],
    ['2 of 2 messages'],
  ]);
});

it('contact list shows so many, and leaves so many out', async () => {
  const { out } = await owner.type('contact', 'list', '--limit', '1', '--offset', '1');
  expect(out.at(1)).toContain('+201012345678');
  expect(out.at(-1)).toBe('1 of 2 messages');
  const { code, err } = await owner.type('contact', 'list', '--limit', '0');
  expect(code).not.toBe(0);
  expect(err.join('\n')).toContain('--limit should be at least 1, not 0.');
});
