import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { claimDueMessages } from '../src/messages/message-store.ts';
import { queueMessage } from '../src/messages/queue-message.ts';
import { createSenders } from '../src/messages/senders.ts';
import { startDelivery } from '../src/messages/start-delivery.ts';
import { signUpEntries } from './arrange/accounts.ts';
import { DeliveryScene } from './arrange/delivery.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';

let scene: DeliveryScene;
beforeAll(async () => {
  scene = await DeliveryScene.open();
});
beforeEach(() => scene.clear());
afterAll(() => scene.close());

describe('a sender that is down', () => {
  it('loses no message: tried again with growing waits, in the end given up', async () => {
    const { shop, deps } = scene;
    await scene.queueMail('patient@example.com');
    // Nothing listens there.
    const down = { ...deps, config: { ...deps.config, smtpUrl: 'smtp://127.0.0.1:1' } };
    const waits: number[] = [];
    for (;;) {
      expect(await scene.deliver(down)).toBe(1);
      const [message] = await readMessages(shop);
      if (message?.status !== 'queued') break;
      const wait = (message.nextAttemptAt?.getTime() ?? 0) - shop.clock.now().getTime();
      shop.clock.advance({ seconds: wait / 1_000 });
      waits.push(wait / 1_000);
    }
    expect(waits).toEqual([5, 15, 45, 120, 300, 900, 1_800, 3_600, 7_200, 14_400]);
    expect(await readMessages(shop)).toMatchObject([{ status: 'failed', attempts: 11 }]);
    expect(await scene.deliver()).toBe(0);
  });

  it('does not make a code come too late', async () => {
    const { shop } = scene;
    const { email } = await arrangeShopper(shop);
    await shop.call('login', { body: { login: email } });
    shop.clock.advance({ minutes: 10 });
    await scene.deliver();
    expect(scene.inbox.mails).toHaveLength(0);
    expect(await readMessages(shop)).toMatchObject([{ status: 'failed', lastError: 'expired' }]);
  });

  it('and is away for a day sends nothing of that time when it is back', async () => {
    const { shop } = scene;
    await scene.queueMail('late@example.com');
    shop.clock.advance({ hours: 23 });
    await runHousekeeping(shop.deps);
    expect(await readMessages(shop)).toMatchObject([{ status: 'queued' }]);
    shop.clock.advance({ hours: 2 });
    await runHousekeeping(shop.deps);
    expect(await readMessages(shop)).toMatchObject([{ status: 'failed', lastError: 'expired' }]);
    expect(await scene.deliver()).toBe(0);
  });

  it('stops nothing on the other channel', async () => {
    scene.receiver.answers.push(500);
    await scene.queueSms('+201012345678');
    await scene.queueMail('a@example.com');
    await scene.deliver();
    expect(scene.inbox.mails).toHaveLength(1);
  });
});

describe('several processes', () => {
  it('send every message once', async () => {
    for (let number = 0; number < 40; number += 1) {
      await scene.queueMail(`person${number}@example.com`);
    }
    const worker = async () => {
      while ((await scene.deliver()) > 0);
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    const recipients = scene.inbox.mails.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(40);
    expect(new Set(recipients).size).toBe(40);
  });

  it('take over what a process that died had in hand, after its time', async () => {
    const { shop } = scene;
    await scene.queueMail('left@example.com');
    const at = shop.clock.now();
    const leaseEnd = new Date(at.getTime() + 300_000);
    const taken = { channels: ['email'], at, leaseEnd, limit: 10 } as const;
    expect(await claimDueMessages(shop.db, taken)).toHaveLength(1);
    expect(await scene.deliver()).toBe(0);
    shop.clock.advance({ minutes: 5 });
    expect(await scene.deliver()).toBe(1);
    expect(scene.inbox.mails).toHaveLength(1);
  });
});

describe('the worker of a process', () => {
  it('delivers what is queued by itself, until it is stopped', async () => {
    const stop = startDelivery(scene.deps, createSenders(scene.deps), scene.log);
    await scene.queueMail('one@example.com');
    await scene.inbox.waitFor(1);
    await stop();
    expect(await readMessages(scene.shop)).toMatchObject([{ status: 'sent' }]);
    await scene.queueMail('two@example.com');
    expect(scene.inbox.mails).toHaveLength(1);
    expect(scene.logged.join('\n')).not.toContain('one@example.com');
  });

  it('sends mails at once while the gateway of text messages answers nothing', async () => {
    const gateway = Promise.withResolvers<void>();
    const senders = new Map([
      ...createSenders(scene.deps),
      ['sms', () => gateway.promise] as const,
    ]);
    for (let count = 0; count < 10; count += 1) await scene.queueSms(`+20101234567${count}`);
    await scene.queueMail('code@example.com');
    const stop = startDelivery(scene.deps, senders, scene.log);
    await scene.inbox.waitFor(1);
    gateway.resolve();
    await stop();
  });

  it('has nothing to do without a sender', async () => {
    const { smtpUrl: _, smsWebhook: __, ...config } = scene.deps.config;
    await startDelivery(scene.deps, createSenders({ ...scene.deps, config }), scene.log)();
    expect(scene.logged).toEqual([]);
  });

  it('reports a database that is away, and can still be stopped', async () => {
    const closed = await TestApp.open();
    await closed.close();
    const reported = Promise.withResolvers<string>();
    const log = { ...scene.log, error: (_: object, text: string) => reported.resolve(text) };
    const stop = startDelivery({ ...scene.deps, db: closed.db }, createSenders(scene.deps), log);
    expect(await reported.promise).toBe('the outbox could not be read');
    await stop();
  });
});

it('a message of a transaction that is rolled back is never sent', async () => {
  const { shop, deps } = scene;
  const message = { channel: 'email', to: 'a@b.example', locale: 'en', text: 'x' } as const;
  const undone = shop.db.transaction(async (tx) => {
    await queueMessage(tx, deps, message);
    throw new Error('No.');
  });
  await expect(undone).rejects.toThrow('No.');
  expect(await scene.deliver()).toBe(0);
});

it('a production shop without any sender says that it cannot send codes', async () => {
  const silent = await TestApp.open({ mode: 'production' });
  try {
    for (const [name, body] of [
      ['register', signUpEntries()],
      ['login', { login: 'someone@example.com' }],
      ['forgotPassword', { login: 'someone@example.com' }],
      ['resendOtp', { login: '01012345678', purpose: 'register' }],
    ] as const) {
      const { status, problem } = await silent.call(name, { body });
      expect([name, status, problem.code]).toEqual([name, 422, 'otp_undeliverable']);
    }
  } finally {
    await silent.close();
  }
});
