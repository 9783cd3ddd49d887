import type { Permission } from '@dp/contract/staff/permissions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { setShippingRate } from '../src/shipping/set-shipping-rate.ts';
import { arrangeCatalogue, insertBrand, insertProduct } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
let lamp: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
  await arrangeCatalogue(office.db);
  lamp = await insertProduct(office.db, { listPrice: 1_000, stock: 1_000 });
});
afterAll(() => office.close());

const list = async (kind: string, id: number | string, before?: string) =>
  (
    await office.call(
      'listEarlierStates',
      { params: { kind, id: String(id) }, query: { before } },
      { as: owner },
    )
  ).body;
const get = (kind: string, id: number | string, state: string | undefined, as = owner) =>
  office.call('getEarlierState', { params: { kind, id: String(id), state } }, { as });
const recordOf = async (kind: string, id: number | string, state: string | undefined) =>
  (await get(kind, id, state)).body.data;

let codes = 0;
/** A voucher of 10 %, then of EGP 50 for a brand. */
async function editedVoucher() {
  codes += 1;
  const brand = await insertBrand(office.db, { slug: `maker-${codes}` });
  const made = { code: `BACK${codes}`, percent: 10, minimum: 200, max_uses: 5 };
  const { id } = (await office.call('createVoucher', { body: made }, { as: owner })).body.data;
  const body = { amount: 50, brand: `maker-${codes}`, version: 1 };
  const edited = await office.call('editVoucher', { params: { id }, body }, { as: owner });
  return { id, brand, code: made.code, version: edited.body.data.version };
}

describe('a voucher', () => {
  it('is given back what it gave before, which holds once it is saved', async () => {
    const { id, code, version } = await editedVoucher();
    const { data, next } = await list('voucher', id);
    expect(next).toBeNull();
    expect(data).toMatchObject([
      { saved: true, actor: { kind: 'staff', name: expect.any(String) }, was: {}, now: {} },
      {
        saved: true,
        was: { percent: 10, amount: null, minimum: 200, max_uses: 5, brand: null },
        now: { percent: null, amount: 50, minimum: 0, max_uses: null, brand: `maker-${codes}` },
      },
    ]);
    const { record, lost } = await recordOf('voucher', id, data[1]?.state);
    expect(lost).toEqual([]);
    expect(record).toMatchObject({ id, code, version, percent: 10, amount: null, brand: null });
    const body = { percent: 10, minimum: 200, max_uses: 5, version };
    await office.call('editVoucher', { params: { id }, body }, { as: owner });
    const check = { code, lines: [{ id: lamp, quantity: 1 }] };
    expect((await office.shop.call('checkVoucher', { body: check })).body.data).toMatchObject({
      discount: 100,
    });
    // The newest and the oldest are the same as now; the one between them can be restored.
    expect((await list('voucher', id)).data.map(({ was }) => was.amount)).toEqual([
      undefined,
      50,
      undefined,
    ]);
  });

  it('keeps its present brand where the earlier one is gone, and says so', async () => {
    const { id, brand } = await editedVoucher();
    const [state] = (await list('voucher', id)).data;
    const body = { percent: 5, version: 2 };
    await office.call('editVoucher', { params: { id }, body }, { as: owner });
    const removal = { params: { id: brand }, body: { version: 1 } };
    expect((await office.call('removeBrand', removal, { as: owner })).status).toBe(200);
    expect(await recordOf('voucher', id, state?.state)).toMatchObject({
      record: { amount: 50, brand: null },
      lost: ['brand'],
    });
  });

  it('shows nothing of another voucher, and is not found where there is none', async () => {
    const one = await editedVoucher();
    const other = await editedVoucher();
    const states = (await list('voucher', one.id)).data.map(({ state }) => state);
    expect((await list('voucher', other.id)).data.map(({ state }) => state)).not.toContain(
      states[0],
    );
    for (const state of [states[0], '1-after', '999999999-before']) {
      const { problem } = await get('voucher', other.id, state);
      expect(problem).toMatchObject({ status: 404, code: 'earlier_state_not_found' });
    }
    expect((await get('voucher', 999_999, states[0])).problem.code).toBe('voucher_not_found');
    expect((await get('customer', 1, states[0])).problem.status).toBe(400);
  });

  it('with more changes than fit on a page shows each state once, the newest first', async () => {
    const { id, version } = await editedVoucher();
    for (let edit = 0; edit < 22; edit += 1) {
      const body = { percent: 20 + edit, version: version + edit };
      await office.call('editVoucher', { params: { id }, body }, { as: owner });
    }
    const first = await list('voucher', id);
    expect(first.next).not.toBeNull();
    const second = await list('voucher', id, first.next ?? '');
    expect(second.next).toBeNull();
    const percents = [...first.data, ...second.data].map(({ was }) => was.percent);
    const newest = [undefined, ...Array.from({ length: 21 }, (_, edit) => 40 - edit)];
    expect(percents).toEqual([...newest, null, 10]);
  });
});

it('a delivery rate has back what it cost, also after it was removed, apart from other places', async () => {
  const place = { governorate_id: 1, city_id: null };
  const set = async (cost: number, version: number) => {
    const body = { ...place, cost, free_over: null, days: { min: 1, max: 3 }, version };
    return (await office.call('setDeliveryRate', { body }, { as: owner })).body.data.version;
  };
  const { rate, cities } = (
    await office.call('getDeliveryRates', { params: { id: '1' } }, { as: owner })
  ).body.data;
  const version = await set(77, await set(66, rate?.version ?? 0));
  const city = cities[0]?.id ?? 0;
  await setShippingRate(office.shop.deps, commandLine, { stateId: 1, cityId: city }, { cost: 5 });
  const { data } = await list('rate', 1);
  expect(data.map(({ was, saved }) => [was.cost, saved])).toEqual([
    [undefined, true],
    [66, true],
    [rate?.cost, false],
  ]);
  const { version: _, ...first } = rate ?? { version: 0 };
  expect(await recordOf('rate', 1, data[2]?.state)).toEqual({
    kind: 'rate',
    record: first,
    lost: [],
  });
  await office.call('removeDeliveryRate', { body: { ...place, version } }, { as: owner });
  expect((await list('rate', 1)).data[0]).toMatchObject({ was: { cost: 77 }, now: { cost: null } });
  expect((await list('rate', `1-${city}`)).data).toMatchObject([
    { actor: { kind: 'system', name: 'command line' }, was: {} },
  ]);
});

it('settings are given back, each apart, with a logo that the shop still has', async () => {
  const saveSize = (version: number, units_per_line: number | null) => {
    const value = { units_per_line, units_per_order: 300, unconfirmed_cash: null };
    const input = { params: { name: 'order_size' as const }, body: { version, value } };
    return office.call('saveSetting', input, { as: owner });
  };
  const { version } = (await office.call('getSettings', {}, { as: owner })).body.data.order_size;
  await saveSize(version, 7);
  await saveSize(version + 1, null);
  const sizes = (await list('setting', 'order_size')).data;
  expect(sizes[1]).toMatchObject({ was: { units_per_line: 7 }, now: { units_per_line: null } });
  expect(await recordOf('setting', 'order_size', sizes[1]?.state)).toMatchObject({
    record: { units_per_line: 7, units_per_order: 300 },
  });
  expect((await get('setting', 'risk', sizes[1]?.state)).status).toBe(404);

  const upload = async (colour: string, height = 150) => {
    const body = await photograph(600, height, colour);
    return (await office.call('uploadPicture', { body }, { as: owner })).body.data.id;
  };
  const save = async (fields: object) => {
    const { version: seen } = (await office.call('getShopSettings', {}, { as: owner })).body.data;
    const names = { title: 'DP', order_prefix: 'DP', name_ar: 'دي بي', name_en: 'DP' };
    const body = { ...names, version: seen, ...fields };
    return office.call('saveShopSettings', { body }, { as: owner });
  };
  const [kept, deleted] = [await upload('#aa3300'), await upload('#0033aa')];
  const icon = await upload('#00aa33', 600);
  const pictures = { logo: { id: kept }, logo_dark: { id: deleted }, app_icon: { id: icon } };
  await save({ phone: '19555', ...pictures });
  await save({ phone: '19666' });
  await office.shop.deps.media.remove(deleted);
  const [, earlier] = (await list('shop', 'shop')).data;
  expect(earlier?.was).toEqual({
    phone: '19555',
    logo: kept,
    logo_dark: deleted,
    app_icon: icon,
  });
  expect(await recordOf('shop', 'shop', earlier?.state)).toMatchObject({
    record: {
      phone: '19555',
      logo: { id: kept, width: 600 },
      logo_dark: null,
      app_icon: { id: icon },
    },
    lost: ['logo_dark'],
  });
});

it.each<[kind: string, id: string, Permission, others: readonly Permission[]]>([
  ['voucher', '1', 'vouchers.edit', ['rates.edit', 'audit.read']],
  ['rate', '1', 'rates.edit', ['vouchers.edit', 'audit.read']],
  ['setting', 'risk', 'settings.edit', ['rates.edit', 'audit.read']],
  ['shop', 'shop', 'settings.edit', ['content.edit', 'audit.read']],
  ['slide', '1', 'content.edit', ['products.edit', 'audit.read']],
  ['section', '1', 'content.edit', ['products.edit', 'audit.read']],
  ['category', '1', 'content.edit', ['products.edit', 'audit.read']],
  ['brand', '1', 'products.edit', ['content.edit', 'audit.read']],
  ['synonym', 'removed', 'content.edit', ['products.edit', 'audit.read']],
  ['pinned-search', 'lamp', 'content.edit', ['products.edit', 'audit.read']],
])(
  'who may edit a %s sees its earlier states, and nobody else',
  async (kind, id, permission, others) => {
    const outsider = await office.signIn(others);
    const params = { kind, id };
    const refused = await office.call('listEarlierStates', { params }, { as: outsider });
    expect(refused.problem).toMatchObject({ code: 'permission_required', permission });
    expect((await get(kind, id, '1-after', outsider)).problem.code).toBe('permission_required');
    const editor = await office.signIn([permission]);
    const { status, problem } = await office.call('listEarlierStates', { params }, { as: editor });
    expect(status === 200 || problem.code.endsWith('_not_found')).toBe(true);
  },
);
