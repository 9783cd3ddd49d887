import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeSetting } from '../src/settings/setting-rows.ts';
import { readShop, SHOP_SETTING } from '../src/shop-settings/shop-details.ts';
import { signUpEntries } from './arrange/accounts.ts';
import { DeliveryScene, SMS_SECRET } from './arrange/delivery.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';

let scene: DeliveryScene;
beforeAll(async () => {
  scene = await DeliveryScene.open();
});
beforeEach(() => scene.clear());
afterAll(() => scene.close());

describe('a mail', () => {
  it('brings the code to a real mailbox, in Arabic, as text and as HTML', async () => {
    const { shop } = scene;
    const { email } = await arrangeShopper(shop);
    await shop.call('login', { body: { login: email } }, { locale: 'ar' });
    expect(await scene.deliver()).toBe(1);

    const [mail] = scene.inbox.mails;
    expect(mail).toMatchObject({ from: 'shop@dp.test', to: [email] });
    expect(mail?.headers).toMatchObject({
      'content-language': 'ar',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<dp-[0-9a-f-]{36}@shop\.example>$/),
    });
    const code = /\u2066(\d{6})\u2069/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers.subject).toBe(`كود الدخول إلى DP: \u2066${code}\u2069`);
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toContain(`<p class="code" dir="ltr">${code}</p>`);

    const body = { login: email, code, purpose: 'login' };
    expect((await shop.call('verifyOtp', { body })).status).toBe(200);
    expect(await readMessages(shop)).toMatchObject([
      { status: 'sent', attempts: 1, sentAt: shop.clock.now(), nextAttemptAt: null },
    ]);
  });

  it('comes from the name that the owner has given the shop', async () => {
    await scene.queueMail('before@example.com');
    await scene.deliver();
    const { details } = await readShop(scene.shop.db);
    const rename = (version: number, title: string) =>
      writeSetting(scene.shop.db, { name: SHOP_SETTING, version, value: { ...details, title } });
    await rename(0, 'نور للإضاءة');
    await scene.queueMail('after@example.com');
    await scene.deliver();
    await rename(1, details.title);
    expect(scene.inbox.mails.map(({ headers }) => headers.from)).toEqual([
      'DP <shop@dp.test>',
      'نور للإضاءة <shop@dp.test>',
    ]);
  });

  it('can be answered', async () => {
    await scene.queueMail('owner@example.com', { replyTo: 'sara@example.com' });
    await scene.deliver();
    expect(scene.inbox.mails[0]?.headers['reply-to']).toBe('sara@example.com');
  });

  it('goes to one address, however it is written', async () => {
    await scene.queueMail('a@example.com, b@example.com');
    await scene.deliver();
    expect(scene.inbox.mails.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });

  it('that the server will never take is given up', async () => {
    scene.inbox.refusals.push(550);
    await scene.queueMail('gone@example.com');
    await scene.deliver();
    expect(await readMessages(scene.shop)).toMatchObject([
      { status: 'failed', attempts: 1, lastError: 'refused: SMTP 550', nextAttemptAt: null },
    ]);
    expect(scene.logged).toEqual([expect.stringMatching(/^error message given up/)]);
    expect(scene.logged[0]).not.toContain('gone@example.com');
  });

  it('that the server cannot take now is tried again', async () => {
    scene.inbox.refusals.push(451);
    await scene.queueMail('busy@example.com');
    await scene.deliver();
    expect(await readMessages(scene.shop)).toMatchObject([{ status: 'queued', attempts: 1 }]);
    expect(await scene.deliver()).toBe(0);
    scene.shop.clock.advance({ seconds: 5 });
    expect(await scene.deliver()).toBe(1);
    expect(scene.inbox.mails).toHaveLength(1);
  });
});

describe('a text message', () => {
  it('is posted to the webhook, signed, with the code bound to the shop', async () => {
    const { shop } = scene;
    const entries = signUpEntries();
    const { body } = await shop.call('register', { body: entries }, { locale: 'ar' });
    // With an SMS sender the first code goes to the phone (design §5).
    expect(body.data.verification).toMatchObject({
      channel: 'sms',
      sent_to: `01••••••${entries.phone_number.slice(-3)}`,
    });
    expect(await scene.deliver()).toBe(1);

    const [sms] = scene.receiver.received;
    const sent = JSON.parse(sms?.rawBody ?? '') as Record<string, string>;
    expect(sent).toEqual({
      id: expect.stringMatching(/^dp-[0-9a-f-]{36}$/),
      to: entries.phone_number,
      text: expect.any(String),
      locale: 'ar',
    });
    const code = /\d{6}/.exec(sent.text ?? '')?.[0] ?? '';
    expect(sent.text).toBe(
      `كود DP: \u2066${code}\u2069\nلا تشاركه مع أحد\n\n@shop.example #${code}`,
    );
    // One part of an Arabic text message.
    expect(sent.text?.length).toBeLessThanOrEqual(70);

    const signed = `${sms?.headers['x-dp-timestamp']}.${sms?.rawBody}`;
    const signature = createHmac('sha256', SMS_SECRET).update(signed).digest('hex');
    expect(sms?.headers).toMatchObject({
      'x-dp-signature': `sha256=${signature}`,
      'idempotency-key': sent.id,
      'content-type': 'application/json; charset=utf-8',
    });
    const verified = await shop.call('verifyOtp', {
      body: { login: entries.phone_number, code, purpose: 'register' },
    });
    expect(verified.status).toBe(200);
  });

  it.each([
    [500, 'queued', 'The SMS webhook answered 500.'],
    [401, 'queued', 'The SMS webhook answered 401.'],
    [429, 'queued', 'The SMS webhook answered 429.'],
    [422, 'failed', 'refused: webhook 422'],
  ])('that the webhook answers with %i is %s', async (answer, status, lastError) => {
    scene.receiver.answers.push(answer);
    await scene.queueSms('+201012345678');
    await scene.deliver();
    expect(await readMessages(scene.shop)).toMatchObject([{ status, attempts: 1, lastError }]);
  });

  it('follows no redirect', async () => {
    scene.receiver.answers.push(302);
    await scene.queueSms('+201012345678');
    await scene.deliver();
    expect(scene.receiver.received).toHaveLength(1);
    expect(await readMessages(scene.shop)).toMatchObject([{ status: 'queued' }]);
  });
});
