import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, placed } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

const NAMES = {
  title: 'DP',
  order_prefix: 'DP',
  name_ar: 'دي بي للإضاءة',
  name_en: 'DP Lighting',
};
const read = async () => (await office.call('getShopSettings', {}, { as: owner })).body.data;
const save = (version: number, fields: object) =>
  office.call('saveShopSettings', { body: { ...NAMES, version, ...fields } }, { as: owner });

it('what nobody has set is not shown, and the names are those of the specification', async () => {
  expect(await read()).toMatchObject({ ...NAMES, version: 0, phone: null, tax_number: null });
});

it.each([
  ['a hotline in words', { phone: 'call us' }, { phone: 'phone_invalid' }],
  ['a short number for WhatsApp', { whatsapp: '19000' }, { whatsapp: 'phone_invalid' }],
  ['an address that runs a script', { map_url: 'javascript:alert(1)' }, { map_url: 'invalid' }],
  ['a page without encryption', { facebook: 'http://facebook.com/dp' }, { facebook: 'invalid' }],
  ['eight digits of a tax card', { tax_number: '12345678' }, { tax_number: 'invalid' }],
  ['no letters', { order_prefix: '' }, { order_prefix: 'order_prefix_invalid' }],
  ['a digit first', { order_prefix: '1A' }, { order_prefix: 'order_prefix_invalid' }],
  ['six letters', { order_prefix: 'ABCDEF' }, { order_prefix: 'order_prefix_invalid' }],
  ['a hyphen', { order_prefix: 'A-B' }, { order_prefix: 'order_prefix_invalid' }],
  ['Arabic letters', { order_prefix: 'نور' }, { order_prefix: 'order_prefix_invalid' }],
  ['no name', { name_en: ' ' }, { name_en: 'name_required' }],
  ['no e-mail address', { contact_email: 'owner' }, { contact_email: 'email_invalid' }],
])('%s is refused', async (_, fields, expected) => {
  const { problem } = await save(0, fields);
  expect(problem).toMatchObject({ status: 400, fields: expected });
});

describe('what the owner sets', () => {
  it('is stored as numbers are dialled from anywhere, however they were typed', async () => {
    const { version } = await read();
    const { body } = await save(version, {
      phone: ' (02) 2345-6789 ',
      whatsapp: '٠١٠ ١٢٣٤ ٥٦٧٨',
      tax_number: '123456789',
    });
    expect(body.data).toMatchObject({
      phone: '+20223456789',
      whatsapp: '+201012345678',
      tax_number: '123-456-789',
    });
    expect((await save(version + 1, { phone: '19000' })).body.data.phone).toBe('19000');
  });

  it('is saved for one of two who edit it; the other sees what the first saved', async () => {
    const { version } = await read();
    const answers = await Promise.all(['19001', '19002'].map((phone) => save(version, { phone })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body.data;
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'record_changed',
      version: version + 1,
      current: saved,
    });
  });

  it('is the seller of the next invoices, and where the next messages go', async () => {
    const { shop } = office;
    const buyer = await arrangeBuyer(shop);
    const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 9 });
    const order = { lines: [{ id: lamp, quantity: 1 }], expected_total: 150 };
    const [first, second] = [await placed(shop, buyer, order), await placed(shop, buyer, order)];
    const sellerOf = async (id: number) => {
      const { token } = buyer;
      return (await shop.call('getInvoice', { params: { id } }, { token, locale: 'ar' })).body.data
        .seller;
    };
    const { version } = await read();
    await save(version, { name_ar: 'نور القاهرة', address_en: 'Downtown', phone: '19000' });
    await advanceTo(shop, first.id, 'dispatched');
    await save(version + 1, { name_ar: 'نور الجيزة', contact_email: 'Desk@Shop.example' });
    await advanceTo(shop, second.id, 'dispatched');
    expect(await sellerOf(first.id)).toMatchObject({
      name: 'نور القاهرة',
      address: 'Downtown',
      phone: '19000',
    });
    expect(await sellerOf(second.id)).toMatchObject({ name: 'نور الجيزة', address: null });
    const message = { name: 'Sara', email: 'sara@example.com', message: 'Is it dimmable?' };
    await shop.call('sendContactMessage', { body: message });
    expect(await readMessages(shop, 'desk@shop.example')).toHaveLength(1);
  });
});
