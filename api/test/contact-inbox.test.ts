import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeContactMessage } from './arrange/contact-messages.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShop } from './arrange/shop-settings.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open({ trustedProxies: 1 });
  await arrangeShop(office.shop, { contact_email: 'owner@dp.test' });
  as = await office.signIn('orders');
});
afterAll(() => office.close());

const list = async (query: object) =>
  (await office.call('listContactMessages', { query }, { as })).body;
const read = async (id: number) =>
  (await office.call('getContactMessage', { params: { id } }, { as })).body.data;
const answer = (id: number, version: number, text: string, by = as) =>
  office.call('answerContactMessage', { params: { id }, body: { version, text } }, { as: by });
const update = (id: number, body: object, by = as) =>
  office.call('updateContactMessage', { params: { id }, body }, { as: by });

describe('the inbox', () => {
  it('finds messages by word in another spelling, by phone in any form, and by state', async () => {
    const id = await arrangeContactMessage(office.shop, {
      name: 'إيمان',
      phone: '01511122233',
      email: undefined,
      message: 'هل الثُّريّا متوفرة؟',
      locale: 'ar',
    });
    const other = await arrangeContactMessage(office.shop);
    for (const text of ['ايمان', 'الثريا', 'متوفره ايمان', '٠١٥١١١٢٢٢٣٣', '+20 151 112 2233']) {
      expect(
        (await list({ text })).data.map((row) => row.id),
        text,
      ).toEqual([id]);
    }
    await update(other, { version: 1, state: 'closed' });
    expect((await list({ filter: 'closed' })).data.map((row) => row.id)).toEqual([other]);
    expect((await list({ filter: 'new' })).data.map((row) => row.id)).not.toContain(other);
  });

  it('is paged forwards and back, and counts what is new', async () => {
    const before = (await office.call('countNewMessages', {}, { as })).body.data.count;
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.unshift(await arrangeContactMessage(office.shop));
    const first = await list({ limit: '2' });
    expect(first.data.map((row) => row.id)).toEqual(ids.slice(0, 2));
    const second = await list({ limit: '2', after: String(first.next) });
    expect(second.data[0]?.id).toBe(ids[2]);
    expect(await list({ limit: '2', before: String(second.previous) })).toEqual(first);
    const { data } = (await office.call('countNewMessages', {}, { as })).body;
    expect(data.count).toBe(before + 3);
  });

  it('shows those assigned to me until they are closed', async () => {
    const me = await office.signIn('orders');
    const id = await arrangeContactMessage(office.shop);
    await update(id, { version: 1, assigned_to: me.staffId });
    const mine = async () => {
      const query = { filter: 'mine' };
      return (await office.call('listContactMessages', { query }, { as: me })).body.data.length;
    };
    expect(await mine()).toBe(1);
    await update(id, { version: 2, state: 'closed' });
    expect(await mine()).toBe(0);
  });
});

describe('an answer', () => {
  it('goes by mail in the sender’s language, with what they wrote, and stays in the thread', async () => {
    const email = 'iman@example.com';
    const shopper = await arrangeShopper(office.shop, { email, name: 'إيمان' });
    const id = await arrangeContactMessage(office.shop, {
      name: 'إيمان',
      email,
      message: 'هل يوجد <b>ضمان</b>؟',
      locale: 'ar',
    });
    const text = 'نعم، سنتان.\nأهلًا بك في أي وقت.';
    const { body } = await answer(id, 1, text);
    expect(body.data).toMatchObject({
      version: 2,
      state: 'answered',
      assigned_to: { id: as.staffId },
      answers: [{ text, mail: 'kept' }],
      answerable: true,
      customer: { id: shopper.customerId },
    });
    const [mail] = await readMessages(office.shop, email);
    expect(mail).toMatchObject({
      locale: 'ar',
      subject: 'رد من DP على رسالتك',
      replyTo: 'owner@dp.test',
    });
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain('> هل يوجد <b>ضمان</b>؟');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('is refused without an address, and from an older version, and then sends nothing', async () => {
    const phoneOnly = await arrangeContactMessage(office.shop, { email: undefined });
    expect((await read(phoneOnly)).answerable).toBe(false);
    expect((await answer(phoneOnly, 1, 'Hello')).problem.code).toBe('message_not_answerable');

    const email = 'twice@example.com';
    const id = await arrangeContactMessage(office.shop, { email });
    const colleague = await office.signIn('orders');
    const answers = await Promise.all([answer(id, 1, 'Yes'), answer(id, 1, 'No', colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({
      code: 'record_changed',
      version: 2,
      current: { answers: [{}] },
    });
    expect(await readMessages(office.shop, email)).toHaveLength(1);
  });
});

describe('a message', () => {
  it('has a note for staff, and is assigned to active staff alone', async () => {
    const id = await arrangeContactMessage(office.shop);
    const noted = await update(id, { version: 1, staff_note: 'Called, no answer' });
    expect(noted.body.data).toMatchObject({ version: 2, staff_note: 'Called, no answer' });
    const { status, problem } = await update(id, { version: 2, assigned_to: 999_999 });
    expect([status, problem.code]).toEqual([422, 'colleague_not_found']);
    const stale = await update(id, { version: 1, state: 'closed' });
    expect(stale.problem).toMatchObject({ code: 'record_changed', version: 2 });
    expect(await read(id)).toMatchObject({ state: 'new', staff_note: 'Called, no answer' });
  });
});
