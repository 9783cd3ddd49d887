import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueMessage } from '../src/messages/queue-message.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp, testConfig } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const page = (url = '/dev/outbox') =>
  shop.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml' } });
const json = () => shop.app.inject({ url: '/dev/outbox', headers: { accept: 'application/json' } });

describe('the development outbox', () => {
  it('says so when it is empty', async () => {
    expect((await json()).json()).toEqual({ data: [] });
    expect((await page()).body).toContain('No message yet');
  });

  it('lists the messages as JSON, newest first', async () => {
    const { email, phone } = await arrangeShopper(shop);
    await shop.call('login', { body: { login: email } });
    shop.clock.advance({ minutes: 1 });
    await shop.call('login', { body: { login: phone } });
    const answer = await json();
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { data } = answer.json();
    expect(data).toEqual([
      {
        channel: 'sms',
        to: phone,
        subject: '',
        text: expect.stringMatching(/^DP code: \d{6}\n.*\n\n@localhost #\d{6}$/),
        created_at: '2026-03-01T10:01:00.000Z',
      },
      {
        channel: 'email',
        to: email,
        subject: expect.stringMatching(/^Your DP sign-in code: \d{6}$/),
        text: expect.stringContaining('good for 10 minutes'),
        created_at: '2026-03-01T10:00:00.000Z',
      },
    ]);
  });

  it('is a page that shows each message in its direction, escaped, under a strict policy', async () => {
    await queueMessage(
      shop.db,
      { config: testConfig, now: shop.clock.now },
      {
        channel: 'email',
        to: '"><script>@example.com',
        locale: 'ar',
        subject: 'مرحبا <b>',
        text: '<script>alert(1)</script> & "ok"',
        html: '<p>الرسالة</p>',
      },
    );
    const answer = await page();
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(answer.body).not.toMatch(/<script|<b>/);
    expect(answer.body).toContain('<h2 lang="ar" dir="rtl">مرحبا &#60;b&#62;</h2>');
    expect(answer.body).toContain('<pre lang="ar" dir="rtl">');
    expect(answer.body).toContain('<pre lang="en" dir="ltr">');
  });

  it('shows a mail as its reader will see it, under a policy that lets it do nothing', async () => {
    const link = /href="(\/dev\/outbox\/\d+)"/.exec((await page()).body)?.[1];
    const mail = await page(link);
    expect(mail.statusCode).toBe(200);
    expect(mail.body).toBe('<p>الرسالة</p>');
    expect(mail.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/,
    );
  });

  it.each(['/dev/outbox/0', '/dev/outbox/abc', '/dev/outbox/999999', '/dev/outbox/1e3'])(
    '%s is not there',
    async (url) => {
      const answer = await page(url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_not_found']);
    },
  );

  it('does not exist in production mode', async () => {
    const production = await TestApp.open({ mode: 'production' });
    try {
      for (const url of ['/dev/outbox', '/dev/outbox/1']) {
        expect((await production.app.inject({ url })).statusCode).toBe(404);
      }
    } finally {
      await production.close();
    }
  });
});
