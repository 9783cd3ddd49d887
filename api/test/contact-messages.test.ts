import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages } from '../src/contact/contact-tables.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShop } from './arrange/shop-settings.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ trustedProxies: 1 });
  await arrangeShop(shop, { contact_email: 'owner@dp.test' });
});
afterAll(() => shop.close());

const write = (body: object, locale: 'ar' | 'en' = 'en', address = '192.0.2.1') =>
  shop.call('sendContactMessage', { body }, { locale, headers: { 'x-forwarded-for': address } });

it('what somebody writes is kept, and mailed to the shop, which can answer it', async () => {
  const { status, body } = await write(
    {
      name: 'سارة',
      email: 'Sara@Example.com',
      phone: '01012345678',
      message: 'هل يوجد <b>ضمان</b>؟\nشكرًا',
    },
    'ar',
  );
  expect([status, body]).toEqual([200, { data: { ok: true } }]);
  const [mail] = await readMessages(shop, 'owner@dp.test');
  expect(mail).toMatchObject({ channel: 'email', replyTo: 'sara@example.com', locale: 'ar' });
  expect(mail?.subject).toContain('سارة');
  expect(mail?.text).toContain('> هل يوجد <b>ضمان</b>؟\n> شكرًا');
  expect(mail?.html).toContain('dir="rtl"');
  expect(mail?.html).not.toContain('<b>');
  expect(await shop.db.select().from(contactMessages)).toMatchObject([
    {
      name: 'سارة',
      email: 'sara@example.com',
      phone: '+201012345678',
      message: 'هل يوجد <b>ضمان</b>؟\nشكرًا',
      outboxId: mail?.id,
    },
  ]);
});

it('a message that is sent again after a lost answer comes once', async () => {
  const question = {
    key: 'key-of-a-message',
    name: 'Twice',
    email: 'twice@example.com',
    message: 'Do you sell dimmers?',
  };
  expect((await write(question)).status).toBe(200);
  expect((await write(question)).status).toBe(200);
  const stored = await shop.db.select({ name: contactMessages.name }).from(contactMessages);
  expect(stored.filter(({ name }) => name === 'Twice')).toHaveLength(1);
  const mails = await readMessages(shop, 'owner@dp.test');
  expect(mails.filter(({ subject }) => subject?.includes('Twice'))).toHaveLength(1);
});

it.each([
  ['no name', { name: '', email: 'a@example.com', message: 'x' }, { name: 'name_required' }],
  [
    'no message',
    { name: 'A', email: 'a@example.com', message: ' ' },
    { message: 'message_required' },
  ],
  ['no way to answer', { name: 'A', message: 'x' }, { phone: 'phone_required' }],
  [
    'empty contacts',
    { name: 'A', email: '', phone: '', message: 'x' },
    { phone: 'phone_required' },
  ],
  ['a wrong phone', { name: 'A', phone: '12', message: 'x' }, { phone: 'phone_invalid' }],
  ['a wrong e-mail', { name: 'A', email: 'a@', message: 'x' }, { email: 'email_invalid' }],
  [
    'too long a message',
    { name: 'A', email: 'a@example.com', message: 'x'.repeat(2_001) },
    { message: 'too_long' },
  ],
])('is refused on its field with %s', async (_, body, fields) => {
  const { status, problem } = await write(body);
  expect([status, problem.code, problem.fields]).toEqual([400, 'validation_failed', fields]);
});

it('goes to the address the shop sends from when no other is named, and not at all without mail', async () => {
  const other = await TestApp.open({ mode: 'production', smtpUrl: 'smtp://127.0.0.1:9' });
  try {
    const body = { name: 'A', phone: '01012345678', message: 'x' };
    await other.call('sendContactMessage', { body });
    expect(await readMessages(other, 'shop@dp.test')).toHaveLength(1);
  } finally {
    await other.close();
  }
  const mailless = await TestApp.open({ mode: 'production' });
  try {
    const body = { name: 'A', phone: '01012345678', message: 'x' };
    expect((await mailless.call('sendContactMessage', { body })).status).toBe(200);
    expect(await mailless.db.select().from(contactMessages)).toHaveLength(1);
    expect(await readMessages(mailless)).toHaveLength(0);
  } finally {
    await mailless.close();
  }
});

it('thirty an hour come from one network', async () => {
  const body = { name: 'A', phone: '01012345678', message: 'x' };
  for (let sent = 0; sent < 30; sent += 1) {
    expect((await write(body, 'en', '192.0.2.9')).status).toBe(200);
  }
  const refused = await write(body, 'en', '192.0.2.9');
  expect([refused.status, refused.problem.code, refused.problem.retry_in]).toEqual([
    429,
    'too_many_requests',
    3_600,
  ]);
  shop.clock.advance({ hours: 1 });
  expect((await write(body, 'en', '192.0.2.9')).status).toBe(200);
});
