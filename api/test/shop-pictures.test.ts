import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, placed } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(async () => {
  office.shop.deps.media.state = 'there';
  await office.close();
});

const NAMES = {
  title: 'DP',
  order_prefix: 'DP',
  name_ar: 'دي بي للإضاءة',
  name_en: 'DP Lighting',
};
const read = async () => (await office.call('getShopSettings', {}, { as: owner })).body.data;
const save = async (fields: object) => {
  const { version } = await read();
  return office.call('saveShopSettings', { body: { ...NAMES, version, ...fields } }, { as: owner });
};
const upload = async (body: Buffer) =>
  (await office.call('uploadPicture', { body }, { as: owner })).body.data;
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><rect width="400" height="100" fill="#a30"/></svg>',
);

it('a shop has no logo until its owner chooses one, and loses it again', async () => {
  expect(await read()).toMatchObject({ logo: null, logo_dark: null });
  const [day, dark] = [
    await upload(await photograph(600, 150, '#aa3300')),
    await upload(await photograph(600, 150, '#ffffff')),
  ];
  const saved = await save({ logo: { id: day.id }, logo_dark: { id: dark.id } });
  expect(saved.body.data).toMatchObject({
    logo: { id: day.id, width: 600, height: 150, light_src: null },
    logo_dark: { id: dark.id },
  });
  const { shop } = (await office.call('me', {}, { as: owner })).body.data;
  expect(shop).toMatchObject({ logo: { src: day.src }, logo_dark: { src: dark.src } });
  const query = { subject_kind: 'setting' } as const;
  const rows = (await office.call('listAuditRows', { query }, { as: owner })).body.data;
  expect(rows[0]).toMatchObject({ after: { logo: day.id, logo_dark: dark.id } });
  expect((await save({})).body.data).toMatchObject({ logo: null, logo_dark: null });
});

it('the answer of the editor is accepted as it is, also while the media store is away', async () => {
  const { id } = await upload(await photograph(500, 200));
  await save({ logo: { id } });
  office.shop.deps.media.state = 'away';
  const { version, ...settings } = await read();
  const again = await office.call(
    'saveShopSettings',
    { body: { ...settings, version } },
    { as: owner },
  );
  expect(again.body.data.logo).toMatchObject({ id });
  office.shop.deps.media.state = 'there';
});

it.each([
  ['a drawing', async () => (await upload(SVG)).id, 'no_drawing'],
  ['a picture that the shop does not have', async () => 'a'.repeat(24), 'not_in_shop'],
])('%s is refused as a logo, and nothing changes', async (_, chosen, fault) => {
  const before = await read();
  const { problem } = await save({ phone: '19000', logo: { id: await chosen() } });
  expect(problem).toMatchObject({ status: 422, code: 'picture_unusable', fault });
  expect(await read()).toEqual(before);
});

it('the logo heads the invoice and the mail about the order; an invoice without a reachable one is printed nevertheless', async () => {
  const { shop } = office;
  const buyer = await arrangeBuyer(shop);
  const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 9 });
  const { id } = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity: 1 }],
    expected_total: 150,
  });
  const pdf = async () => {
    const input = { params: { id } };
    const { status, bytes } = await shop.call('downloadInvoice', input, { token: buyer.token });
    expect(status).toBe(200);
    return bytes.toString('latin1');
  };
  await save({});
  expect(await pdf()).not.toContain('/Subtype /Image');
  const logo = await upload(await photograph(640, 160, '#0044aa'));
  await save({ logo: { id: logo.id } });
  office.shop.deps.media.state = 'away';
  expect(await pdf()).not.toContain('/Subtype /Image');
  office.shop.deps.media.state = 'there';
  expect(await pdf()).toContain('/Subtype /Image');
  await placed(shop, buyer, { lines: [{ id: lamp, quantity: 1 }], expected_total: 150 });
  const [mail] = (await readMessages(shop)).filter(({ channel }) => channel === 'email');
  expect(mail?.html).toContain(`<img src="http://localhost:3000${logo.src}-320.webp" alt="DP"`);
});

describe("the app's icon", () => {
  const choose = async (body: Buffer) => {
    const { id, src } = await upload(body);
    return { id, src, answer: await save({ app_icon: { id } }) };
  };

  it('is a square picture, and goes again', async () => {
    const { id, answer } = await choose(await photograph(512, 512, '#aa3300'));
    expect(answer.body.data).toMatchObject({ app_icon: { id, width: 512, height: 512 } });
    const query = { subject_kind: 'setting' } as const;
    const rows = (await office.call('listAuditRows', { query }, { as: owner })).body.data;
    expect(rows[0]).toMatchObject({ after: { app_icon: id } });
    expect((await save({})).body.data).toMatchObject({ app_icon: null });
  });

  it('may be larger, and a pixel short on one side', async () => {
    expect((await choose(await photograph(1_500, 1_499))).answer.status).toBe(200);
  });

  it.each([
    ['not square', () => photograph(700, 600), { fault: 'not_square' }],
    ['small', () => photograph(511, 511), { fault: 'too_narrow', least: 512, width: 511 }],
    ['a drawing', async () => SVG, { fault: 'no_drawing' }],
  ])('is refused when it is %s, and nothing changes', async (_, picture, problem) => {
    const before = await read();
    const { answer } = await choose(await picture());
    expect(answer.problem).toMatchObject({ status: 422, code: 'picture_unusable', ...problem });
    expect(await read()).toEqual(before);
  });
});

describe('the photographs of the welcome', () => {
  it('are the owner’s with both passes, as the pages show them, and the shop’s own again without', async () => {
    const [off, on] = [
      await upload(await photograph(900, 900, '#332211')),
      await upload(await photograph(900, 900, '#ffcc88')),
    ];
    const chosen = { id: off.id, light_id: on.id };
    const { data } = (await save({ onboarding_one: chosen })).body;
    expect(data).toMatchObject({
      onboarding_one: { ...chosen, src: off.src, light_src: on.src },
      onboarding_two: null,
    });
    const query = { subject_kind: 'setting' } as const;
    const rows = (await office.call('listAuditRows', { query }, { as: owner })).body.data;
    expect(rows[0]?.after).toMatchObject({ onboarding_one: off.id, onboarding_one_light: on.id });
    expect((await save({})).body.data).toMatchObject({ onboarding_one: null });
    // Its earlier state has the light pass again.
    const params = { kind: 'shop', id: 'shop' };
    const listed = await office.call('listEarlierStates', { params, query: {} }, { as: owner });
    const state = listed.body.data[1]?.state;
    const earlier = await office.call(
      'getEarlierState',
      { params: { ...params, state } },
      { as: owner },
    );
    expect(earlier.body.data).toMatchObject({ record: { onboarding_one: chosen }, lost: [] });
  });

  it('are refused where the two passes do not fit', async () => {
    const [off, on] = [
      await upload(await photograph(900, 900)),
      await upload(await photograph(900, 600)),
    ];
    const refused = await save({ onboarding_three: { id: off.id, light_id: on.id } });
    expect([refused.status, refused.problem.code]).toEqual([422, 'picture_unusable']);
  });
});
