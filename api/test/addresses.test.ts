import type { Address } from '@dp/contract/addresses.ts';
import { ADDRESSES_MAX } from '@dp/contract/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArrangedShopper, arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

const CAIRO = 1;
const NASR_CITY = 1001;
const GIZA = 2;
const DOKKI_SIDE = 2001;

const home = {
  full_name: 'Mona Adel',
  mobile: '01012345678',
  state_id: CAIRO,
  city_id: NASR_CITY,
  street: '12 Abbas El Akkad',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

async function store(shopper: ArrangedShopper, changes: object = {}): Promise<Address> {
  const { status, body } = await shop.call(
    'storeAddress',
    { body: { ...home, ...changes } },
    { token: shopper.token },
  );
  expect(status).toBe(200);
  return body.data;
}

async function list(shopper: ArrangedShopper): Promise<Address[]> {
  const { body } = await shop.call('listAddresses', { body: {} }, { token: shopper.token });
  return body.data;
}

describe('storing an address', () => {
  it('a request that is repeated after a lost answer adds no second address', async () => {
    const shopper = await arrangeShopper(shop);
    const key = 'key-of-a-form';
    const added = await store(shopper, { key });
    expect(await store(shopper, { key })).toEqual(added);
    await store(shopper, { key: 'key-of-another' });
    expect(await list(shopper)).toHaveLength(2);
    const neighbour = await arrangeShopper(shop);
    expect((await store(neighbour, { key })).id).not.toBe(added.id);
  });

  it('keeps everything, the numbers in international form', async () => {
    const shopper = await arrangeShopper(shop);
    const address = await store(shopper, {
      mobile: '٠١٠ ١٢٣٤ ٥٦٧٨',
      second_mobile: '+966501234567',
      building: ' 12 ',
      floor: '3',
      apartment: '',
      landmark: 'أمام المسجد',
    });
    expect(address).toEqual({
      id: address.id,
      full_name: 'Mona Adel',
      mobile: '+201012345678',
      second_mobile: '+966501234567',
      state: { id: CAIRO, name: 'Cairo' },
      city: { id: NASR_CITY, name: 'Nasr City' },
      street: '12 Abbas El Akkad',
      building: '12',
      floor: '3',
      apartment: null,
      landmark: 'أمام المسجد',
      is_default: true,
    });
    expect(await list(shopper)).toEqual([address]);
  });

  it("names places in the caller's language", async () => {
    const shopper = await arrangeShopper(shop);
    await store(shopper);
    const { body } = await shop.call(
      'listAddresses',
      { body: {} },
      { token: shopper.token, locale: 'ar' },
    );
    expect(body.data[0]).toMatchObject({
      state: { name: 'القاهرة' },
      city: { name: 'مدينة نصر' },
    });
  });

  it('changes an own one when its id comes along, and keeps it the default', async () => {
    const shopper = await arrangeShopper(shop);
    const { id } = await store(shopper, {
      landmark: 'Near the club',
      second_mobile: '01112345678',
    });
    const changed = await store(shopper, { id, street: '1 Makram Ebeid', is_default: false });
    expect(changed).toMatchObject({
      id,
      street: '1 Makram Ebeid',
      landmark: null,
      second_mobile: null,
      is_default: true,
    });
    expect(await list(shopper)).toEqual([changed]);
  });

  it.each<[string, object, Record<string, string>]>([
    ['no name', { full_name: '  ' }, { full_name: 'name_required' }],
    ['no phone', { mobile: '' }, { mobile: 'phone_required' }],
    ['a land line', { mobile: '0223456789' }, { mobile: 'phone_invalid' }],
    [
      'two wrong phones',
      { mobile: '0101', second_mobile: 'abc' },
      { mobile: 'phone_invalid', second_mobile: 'phone_invalid' },
    ],
    ['no governorate', { state_id: undefined }, { state_id: 'state_required' }],
    ['no city', { city_id: undefined }, { city_id: 'city_required' }],
    ['a governorate of 0', { state_id: 0 }, { state_id: 'state_required' }],
    ['a fractional city', { city_id: 1.5 }, { city_id: 'city_required' }],
    ['a huge city', { city_id: 1e12 }, { city_id: 'invalid' }],
    ["another governorate's city", { city_id: DOKKI_SIDE }, { city_id: 'city_not_in_state' }],
    ['no street', { street: '' }, { street: 'street_required' }],
    ['a long street', { street: 'x'.repeat(201) }, { street: 'too_long' }],
    ['control characters', { street: 'a\u0000b' }, { street: 'invalid' }],
    ['an id in words', { id: 'first' }, { id: 'invalid' }],
    ['a default of "yes"', { is_default: 'yes' }, { is_default: 'invalid' }],
    ['an owner', { customer_id: 1 }, { customer_id: 'unknown_field' }],
  ])('refuses %s', async (_, changes, fields) => {
    const shopper = await arrangeShopper(shop);
    const { status, problem } = await shop.call(
      'storeAddress',
      { body: { ...home, ...changes } },
      { token: shopper.token },
    );
    expect([status, problem.code, problem.fields]).toEqual([400, 'validation_failed', fields]);
    expect(await list(shopper)).toEqual([]);
  });

  it.each([
    ['governorate', { state_id: 28 }, 'state_not_found'],
    ['city', { city_id: 1_998 }, 'city_not_found'],
    ['address', { id: 2_000_000_000 }, 'address_not_found'],
  ])('does not find an unknown %s', async (_, changes, code) => {
    const { token } = await arrangeShopper(shop);
    const answer = await shop.call('storeAddress', { body: { ...home, ...changes } }, { token });
    expect([answer.status, answer.problem.code]).toEqual([404, code]);
  });

  it(`takes ${ADDRESSES_MAX} addresses and no more, even all at once`, async () => {
    const shopper = await arrangeShopper(shop);
    const answers = await Promise.all(
      Array.from({ length: ADDRESSES_MAX + 4 }, () =>
        shop.call('storeAddress', { body: home }, { token: shopper.token }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ problem }) => [problem.code, problem.limit])).toEqual(
      Array(4).fill(['address_limit_reached', ADDRESSES_MAX]),
    );
    const stored = await list(shopper);
    expect(stored.length).toBe(ADDRESSES_MAX);
    expect(stored.filter(({ is_default }) => is_default).length).toBe(1);
  });
});

describe('the default address', () => {
  it('is the first one, until another takes its place', async () => {
    const shopper = await arrangeShopper(shop);
    const first = await store(shopper);
    const second = await store(shopper);
    const third = await store(shopper, { is_default: true });
    const flags = (await list(shopper)).map(({ id, is_default }) => [id, is_default]);
    expect(flags).toEqual([
      [third.id, true],
      [second.id, false],
      [first.id, false],
    ]);
  });

  it('moves by its own call, which answers with the list', async () => {
    const shopper = await arrangeShopper(shop);
    await store(shopper);
    const second = await store(shopper);
    const { body } = await shop.call(
      'setDefaultAddress',
      { body: { address_id: second.id } },
      { token: shopper.token },
    );
    expect(body.data.map(({ is_default }) => is_default)).toEqual([true, false]);
    expect(body.data[0]?.id).toBe(second.id);
    expect(await list(shopper)).toEqual(body.data);
  });

  it('moves to the newest other when it is deleted', async () => {
    const shopper = await arrangeShopper(shop);
    const first = await store(shopper);
    await store(shopper);
    const third = await store(shopper);
    const { body } = await shop.call(
      'deleteAddress',
      { body: { address_id: first.id } },
      { token: shopper.token },
    );
    expect(body.data.map(({ is_default }) => is_default)).toEqual([true, false]);
    expect(body.data[0]?.id).toBe(third.id);
  });

  it('is none when the last address is deleted, and the next one stored again', async () => {
    const shopper = await arrangeShopper(shop);
    const { id } = await store(shopper);
    const { body } = await shop.call(
      'deleteAddress',
      { body: { address_id: id } },
      { token: shopper.token },
    );
    expect(body.data).toEqual([]);
    expect((await store(shopper)).is_default).toBe(true);
  });

  it('stays one when many are made the default at the same moment', async () => {
    const shopper = await arrangeShopper(shop);
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push((await store(shopper)).id);
    const answers = await Promise.all([
      ...ids.map((address_id) =>
        shop.call('setDefaultAddress', { body: { address_id } }, { token: shopper.token }),
      ),
      ...ids.map(() =>
        shop.call(
          'storeAddress',
          { body: { ...home, is_default: true } },
          { token: shopper.token },
        ),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const stored = await list(shopper);
    expect(stored.length).toBe(10);
    expect(stored.filter(({ is_default }) => is_default).length).toBe(1);
  });
});

describe("another shopper's address", () => {
  it.each([
    ['changed', 'storeAddress', (id: number) => ({ ...home, id, street: 'Mine now' })],
    ['deleted', 'deleteAddress', (id: number) => ({ address_id: id })],
    ['made the default', 'setDefaultAddress', (id: number) => ({ address_id: id })],
    [
      'priced for delivery',
      'getShippingCost',
      (id: number) => ({ address_id: id, lines: [{ id: 1, quantity: 1 }] }),
    ],
  ] as const)('cannot be %s', async (_, call, body) => {
    const owner = await arrangeShopper(shop);
    const other = await arrangeShopper(shop);
    const own = await store(other);
    const { id } = await store(owner);
    const before = await list(owner);
    const answer = await shop.call(call, { body: body(id) }, { token: other.token });
    expect([answer.status, answer.problem.code]).toEqual([404, 'address_not_found']);
    expect(await list(owner)).toEqual(before);
    expect(await list(other)).toEqual([own]);
  });

  it('is not in the list', async () => {
    await store(await arrangeShopper(shop), { state_id: GIZA, city_id: DOKKI_SIDE });
    expect(await list(await arrangeShopper(shop))).toEqual([]);
  });
});
