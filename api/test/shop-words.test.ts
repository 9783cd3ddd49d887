import type { ShopWordsName } from '@dp/contract/staff/shop-word-values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

type Words = Readonly<Record<string, string>>;
const read = async (name: ShopWordsName) =>
  (await office.call('getShopWords', { params: { name } }, { as: editor })).body.data;
/** What is typed over the words of now. */
const typed = async (name: ShopWordsName, changed: { ar?: Words; en?: Words }) => {
  const { ar, en } = await read(name);
  return { ar: { ...ar, ...changed.ar }, en: { ...en, ...changed.en } };
};
const save = async (name: ShopWordsName, version: number, changed: { ar?: Words; en?: Words }) => {
  const body = { ...(await typed(name, changed)), version };
  return office.call('saveShopWords', { params: { name }, body }, { as: editor });
};
const preview = async (name: ShopWordsName, changed: { ar?: Words; en?: Words }) => {
  const body = await typed(name, changed);
  return office.call('previewShopWords', { params: { name }, body }, { as: editor });
};

it('a promise is changed, left out, and comes back with every earlier state', async () => {
  const original = await read('promises');
  expect(original).toMatchObject({
    version: 0,
    original: true,
    ar: { payment_cash: 'الدفع عند الاستلام', returns: 'استرجاع خلال {days}' },
  });
  // A shop that takes only cash.
  expect(original.parts.filter(({ shown }) => shown).map(({ name }) => name)).toEqual([
    'payment_cash',
    'inspect_cash',
    'returns',
    'delivery',
  ]);
  const changed = await save('promises', 0, { ar: { delivery: '' }, en: { delivery: ' ' } });
  expect(changed.body.data).toMatchObject({ version: 1, original: false, ar: { delivery: '' } });
  const { data: shown } = (await preview('promises', {})).body;
  expect(shown.en).toEqual({
    payment_cash: 'Cash on delivery',
    inspect_cash: 'Open and inspect before you pay',
    returns: 'Return within 14 days',
  });

  const params = { name: 'promises' };
  const restore = (version: number, restored: number) =>
    office.call('restoreShopWords', { params, body: { version, restored } }, { as: editor });
  expect((await restore(1, 0)).body.data).toEqual({ ...original, version: 2 });
  expect((await restore(2, 1)).body.data).toMatchObject({ ar: { delivery: '' }, version: 3 });
  expect((await restore(3, 9)).problem).toMatchObject({ code: 'text_version_not_found' });
  const { data } = (await office.call('listShopWordsVersions', { params }, { as: editor })).body;
  expect(data.map(({ version, original: as }) => [version, as])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  const list = (await office.call('listShopWords', {}, { as: editor })).body.data;
  expect(list.map(({ name, saved_at: at }) => [name, at !== null])).toEqual([
    ['promises', true],
    ['description', false],
    ['onboarding', false],
  ]);
});

it('words are saved for one of two who edit them; the other sees what the first saved', async () => {
  const { version } = await read('onboarding');
  const answers = await Promise.all(
    ['One', 'Two'].map((one_title) => save('onboarding', version, { en: { one_title } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.data;
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'record_changed',
    version: version + 1,
    current: saved,
  });
});

it.each([
  [
    'promises',
    { en: { returns: 'Return within 14 days' } },
    { 'en.returns': 'placeholder_missing' },
  ],
  ['promises', { ar: { returns: '{days} {payment}' } }, { 'ar.returns': 'placeholder_unknown' }],
  ['promises', { ar: { delivery: '' }, en: { delivery: 'Fast' } }, { 'ar.delivery': 'required' }],
  ['promises', { en: { payment_both: ' ' } }, { 'en.payment_both': 'required' }],
  ['promises', { en: { inspect_cash: 'x'.repeat(51) } }, { 'en.inspect_cash': 'too_long' }],
  ['description', { en: { description: 'Lamps {' } }, { 'en.description': 'text_broken' }],
  ['description', { en: { one_title: 'Lamps' } }, { 'en.one_title': 'invalid' }],
] as const)('%s with %j is refused, and so is its preview', async (name, changed, expected) => {
  const { version } = await read(name);
  const { problem } = await save(name, version, changed);
  expect(problem).toMatchObject({ status: 400, fields: expect.objectContaining(expected) });
  expect((await preview(name, changed)).problem).toMatchObject({
    fields: expect.objectContaining(expected),
  });
});

it('a preview says what the settings are and changes nothing', async () => {
  const { version } = await read('description');
  const body = { en: { description: 'Lamps. {payment}, {days} to return. {shop}' } };
  const { data } = (await preview('description', body)).body;
  expect(data.en).toEqual({
    description: 'Lamps. Cash on delivery, 14 days to return. DP Lighting',
  });
  expect((await read('description')).version).toBe(version);
});
