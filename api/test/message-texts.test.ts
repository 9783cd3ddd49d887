import { MESSAGE_TEXT_NAMES } from '@dp/contract/staff/message-text-values.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { saveShopSettings } from '../src/shop-settings/save-shop-settings.ts';
import { readShop } from '../src/shop-settings/shop-details.ts';
import { signUpEntries } from './arrange/accounts.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, placed } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { withoutPictures } from './arrange/shop-settings.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

const read = async (name: string) =>
  (await office.call('getMessageText', { params: { name } }, { as: owner })).body.data;
const save = async (name: string, changed: Record<'ar' | 'en', object>, version?: number) => {
  const now = await read(name);
  const body = {
    version: version ?? now.version,
    ar: { ...now.ar, ...changed.ar },
    en: { ...now.en, ...changed.en },
  };
  return office.call('saveMessageText', { params: { name }, body }, { as: owner });
};
const restore = (name: string, version: number, restored: number) =>
  office.call(
    'restoreMessageText',
    { params: { name }, body: { version, restored } },
    { as: owner },
  );

/** The mail about a new order, in English. */
async function placedMail() {
  const { shop } = office;
  const buyer = await arrangeBuyer(shop);
  const lamp = await insertProduct(shop.db, { listPrice: 100, stock: 9 });
  const order = { lines: [{ id: lamp, quantity: 1 }], expected_total: 150 };
  const { number } = await placed(shop, buyer, { ...order, locale: 'en' });
  const [mail] = await readMessages(shop, buyer.email);
  return { number, mail };
}

it('the next message is sent in the owner’s words, escaped, and in the original ones once they are back', async () => {
  const { version, original } = await read('order-placed');
  expect([version, original]).toEqual([0, true]);
  const body = 'Lovely <b>choice</b>! Order {number} at {shop}.';
  const saved = await save('order-placed', { ar: {}, en: { subject: 'Got {number}', body } });
  expect(saved.body.data).toMatchObject({ version: 1, original: false, en: { body } });
  const shop = await readShop(office.db);
  const renamed = {
    version: shop.version,
    ...withoutPictures(shop.details),
    title: 'NOOR',
  };
  await saveShopSettings(office.shop.deps, commandLine, renamed);

  const first = await placedMail();
  expect(first.mail?.subject).toBe(`Got ${first.number}`);
  expect(first.mail?.text).toContain(`Order ${first.number} at NOOR.`);
  expect(first.mail?.html).toContain('Lovely &#60;b&#62;choice');
  expect(first.mail?.html).toContain('<header>NOOR</header>');

  expect((await restore('order-placed', 1, 0)).body.data).toMatchObject({ original: true });
  const second = await placedMail();
  expect(second.mail?.subject).toBe(`We have your order ${second.number}`);
  expect((await restore('order-placed', 2, 1)).body.data.en).toMatchObject({ body });
  const params = { name: 'order-placed' };
  const { data } = (await office.call('listMessageTextVersions', { params }, { as: owner })).body;
  expect(data.map((each) => [each.version, each.original])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
});

it('a code is sent in the owner’s words, which always hold it', async () => {
  const changed = { ar: {}, en: { subject: '{code} for {shop}' } };
  expect((await save('code-register', changed)).status).toBe(200);
  const entries = signUpEntries();
  await office.shop.call('register', { body: entries }, { locale: 'en' });
  const [mail] = await readMessages(office.shop, entries.email);
  expect(mail?.subject).toMatch(/^\d{6} for NOOR$/);
  const refused = await save('code-sms', { ar: { sms: 'كود جديد' }, en: { sms: 'Code {code' } });
  expect(refused.problem).toMatchObject({
    status: 400,
    fields: { 'ar.sms': 'placeholder_missing', 'en.sms': 'text_broken' },
  });
});

it.each([
  ['a placeholder of another message', { subject: '{number} {code}' }, 'placeholder_unknown'],
  ['no order number', { subject: 'Thanks' }, 'placeholder_missing'],
  ['a subject of 151 letters', { subject: `{number}${'x'.repeat(151)}` }, 'too_long'],
])('%s is refused, and so is its preview', async (_, subject, fault) => {
  const name = 'order-returned';
  const refused = await save(name, { ar: {}, en: subject });
  expect(refused.problem).toMatchObject({ status: 400, fields: { 'en.subject': fault } });
  const { ar, en } = await read(name);
  const body = { ar, en: { ...en, ...subject } };
  const preview = await office.call(
    'previewMessageText',
    { params: { name }, body },
    { as: owner },
  );
  expect(preview.problem).toMatchObject({ fields: { 'en.subject': fault } });
});

it('a part that the message does not have is refused, and one that is missing too', async () => {
  const { ar, en } = await read('code-sms');
  const params = { name: 'code-sms' };
  const body = { version: 0, ar: { ...ar, subject: 'x' }, en: { sms: undefined } };
  const { problem } = await office.call('saveMessageText', { params, body }, { as: owner });
  expect(problem).toMatchObject({
    fields: { 'ar.subject': 'invalid', 'en.sms': 'required' },
  });
  expect(en).toHaveProperty('sms');
});

it('every message has a preview in both languages, with the length of its text message', async () => {
  for (const name of MESSAGE_TEXT_NAMES) {
    const { ar, en } = await read(name);
    const params = { name };
    const answer = await office.call(
      'previewMessageText',
      { params, body: { ar, en } },
      { as: owner },
    );
    const { data } = answer.body;
    for (const preview of [data.ar, data.en]) {
      expect(preview.mail ?? preview.sms).not.toBeNull();
      expect(`${preview.mail?.subject} ${preview.mail?.html} ${preview.sms?.text}`).not.toMatch(
        /[{}](?!\s|[^<]*<\/style>)\w+/,
      );
    }
  }
  const { ar, en } = await read('code-sms');
  const params = { name: 'code-sms' };
  const { body } = await office.call(
    'previewMessageText',
    { params, body: { ar, en } },
    { as: owner },
  );
  expect(body.data).toMatchObject({
    ar: { mail: null, sms: { parts: 1, unicode: true } },
    en: { mail: null, sms: { parts: 1, unicode: false } },
  });
});

it('a message is saved for one of two who edit it; the other sees what the first saved', async () => {
  const { version } = await read('contact-answer');
  const answers = await Promise.all(
    ['One', 'Two'].map((subject) => save('contact-answer', { ar: {}, en: { subject } }, version)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.data;
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'record_changed',
    current: saved,
  });
});
