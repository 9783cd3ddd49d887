import { callHeaders } from '@dp/contract/call-request.ts';
import { type CallName, calls } from '@dp/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedFolder, type ShopProcess, startShop } from './shop-process.ts';

// What people type, and what lets somebody in, must be in no log, at its most talkative and when things fail.

const person = {
  name: 'Nefertari Quietly',
  email: 'nefertari.quietly@example.com',
  phone_number: '01098765432',
  password: 'a-password-never-logged',
};
const street = 'Unlogged Street 77';
const message = 'A question that stays between us';

let folder: Awaited<ReturnType<typeof preparedFolder>>;
let shop: ShopProcess;
beforeAll(async () => {
  folder = await preparedFolder();
  shop = await startShop(folder.path, {
    LOG_LEVEL: 'debug',
    // Nobody listens there: each delivery fails, and is logged.
    SMTP_URL: 'smtp://mailer:smtp-password-never-logged@127.0.0.1:1',
    SERVICE_PASSWORD: 'service-password-never-logged',
    CODE_SECRET: 'code-secret-never-logged',
  });
  await shop.open;
});
afterAll(async () => {
  shop.child.kill('SIGTERM');
  await shop.ended;
  await folder.remove();
});

it('no log contains identities, typed text or credentials', async () => {
  const credential = await readJson<{ data: { token: string } }>('/service-credential');
  const call = async (name: CallName, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${shop.origin}/api${calls[name].path}`, {
      method: calls[name].method,
      headers: callHeaders(name, { credential: credential.data.token, headers }),
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return (await answer.json()) as { data: { token: string; user: { id: number } } };
  };

  const { password } = person;
  const { data } = await call('register', { ...person, password_confirmation: password });
  const session = { 'user-token': data.token };
  const mails = await readJson<{ data: { text: string }[] }>('/dev/outbox');
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mails.data[0]?.text ?? '')?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);

  await call('verifyOtp', { login: person.email, code: '000000', purpose: 'register' });
  await call('verifyOtp', { login: person.email, code, purpose: 'register' });
  await call('login', { login: person.email, password: `${password}-wrong` });
  await call('login', { login: person.phone_number, password });
  await call('forgotPassword', { login: person.email });
  await call('storeAddress', { full_name: person.name, mobile: '', street }, session);
  await call('sendContactMessage', { name: person.name, email: person.email, message });
  await call('login', `{"login": "${person.email}", `);
  await call('editUsername', { name: person.name, [person.email]: person.phone_number }, session);
  await call('listAddresses', {}, { 'user-token': 'a-token-never-logged' });
  await fetch(`${shop.origin}/login?login=${person.email}&token=${data.token}`);
  await fetch(`${shop.origin}/${encodeURIComponent(person.name)}/${person.email}`);
  await fetch(`${shop.origin}/search/product?query=${encodeURIComponent(message)}`, {
    headers: { cookie: `user-token=${data.token}`, referer: `${shop.origin}/?${person.email}` },
  });
  // The mails have been tried by now, and the log says that it failed.
  await expect.poll(shop.output, { timeout: 20_000 }).toMatch(/"level":"(warn|error)".*messag/);
  // Nothing is left to be written once it has ended.
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);

  const logged = shop.output();
  expect(logged.split('\n').length).toBeGreaterThan(20);
  const secrets = [
    ...Object.values(person),
    ...[person.phone_number.slice(1), street, message, data.token, code, credential.data.token],
    ...['smtp-password-never-logged', 'service-password-never-logged', 'code-secret-never-logged'],
    ...['a-token-never-logged', 'Nefertari'],
  ];
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

async function readJson<T>(path: string): Promise<T> {
  const answer = await fetch(shop.origin + path, { headers: { accept: 'application/json' } });
  return (await answer.json()) as T;
}
