import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';

async function freshPage() {
  vi.resetModules();
  return { ...(await import('./session-store.ts')), ...(await import('./session.ts')) };
}

const client = {
  id: 5,
  name: 'منى',
  email: 'mona@example.com',
  partner_id: 9,
  phone_number: '+201012345678',
};

let tab: ReturnType<typeof fakeLocalStorage>;
beforeEach(() => {
  tab = fakeLocalStorage({ CART_KEY: '[{"id":1,"quantity":1}]' });
});

test('signing in stores token and identity under the keys of the specification, without the phone', async () => {
  const { beginSession } = await freshPage();
  beginSession('token-1', client);
  expect(Object.fromEntries(tab.values)).toEqual({
    CART_KEY: '[{"id":1,"quantity":1}]',
    'user-token': 'token-1',
    USERNAME_KEY: 'منى',
    EMAIL_KEY: 'mona@example.com',
    USER_ID_KEY: '5',
    PARTNER_KEY: '9',
  });
});

test('ending the session removes token and identity; the cart stays', async () => {
  const { beginSession, currentShopper, endSession, userToken } = await freshPage();
  beginSession('token-1', client);
  endSession();
  expect(userToken()).toBeUndefined();
  expect(currentShopper()).toBeUndefined();
  expect([...tab.values.keys()]).toEqual(['CART_KEY']);
});

test('the session is there again after a reload', async () => {
  (await freshPage()).beginSession('token-1', client);
  const { currentShopper, startSession, userToken } = await freshPage();
  startSession();
  expect(userToken()).toBe('token-1');
  expect(currentShopper()).toEqual({ id: 5, partnerId: 9, name: 'منى', email: 'mona@example.com' });
});

test('an account without e-mail has an empty one', async () => {
  const { beginSession, currentShopper } = await freshPage();
  beginSession('token-1', { ...client, email: null });
  expect(currentShopper()?.email).toBe('');
});

test('a session that a full device cannot store lives in this page, and nothing of another session remains', async () => {
  const { beginSession, currentShopper, sessionStore, updateIdentity, userToken } =
    await freshPage();
  beginSession('token-1', client);
  expect(sessionStore.getState().stored).toBe(true);
  tab.fill();
  beginSession('token-2', { ...client, id: 6, name: 'عمر' });
  updateIdentity({ ...client, id: 6, name: 'عمر علي' });
  expect(sessionStore.getState().stored).toBe(false);
  expect([userToken(), currentShopper()?.name]).toEqual(['token-2', 'عمر علي']);
  expect([...tab.values.keys()]).toEqual(['CART_KEY']);
});

test('a changed name is stored', async () => {
  const { beginSession, currentShopper, updateIdentity } = await freshPage();
  beginSession('token-1', client);
  updateIdentity({ ...client, name: 'منى السيد' });
  expect(currentShopper()?.name).toBe('منى السيد');
  expect(tab.values.get('USERNAME_KEY')).toBe('منى السيد');
});

test('user info that arrives after log-out does not restore the session', async () => {
  const { currentShopper, updateIdentity } = await freshPage();
  updateIdentity({ ...client, email: null });
  expect(currentShopper()).toBeUndefined();
  expect(tab.values.has('USERNAME_KEY')).toBe(false);
});

test('damaged ids are dropped; the token alone still means signed in', async () => {
  tab.values.set('user-token', 'token-1');
  tab.values.set('USER_ID_KEY', 'abc');
  tab.values.set('PARTNER_KEY', '9');
  const { currentShopper, startSession, userToken } = await freshPage();
  startSession();
  expect(userToken()).toBe('token-1');
  expect(currentShopper()).toBeUndefined();
});

test('logging out in another tab logs out here', async () => {
  const { beginSession, startSession, userToken } = await freshPage();
  beginSession('token-1', client);
  startSession();
  tab.otherTab('user-token', null);
  expect(userToken()).toBeUndefined();
});

test('during hydration nobody is signed in, as on the server', async () => {
  const { beginSession, sessionStore } = await freshPage();
  beginSession('token-1', client);
  expect(sessionStore.getInitialState().token).toBeUndefined();
});
