import { staffCalls } from '@dp/contract/staff/calls.ts';
import { expect, test, vi } from 'vitest';
import { createStaffClient } from './client.ts';
import { isStaffApiError } from './staff-api-error.ts';

/** Answers of the API, one after the other; the last one from then on. */
function answering(...answers: readonly (readonly [number, object])[]) {
  const left = [...answers];
  return vi.fn<typeof globalThis.fetch>(async () => {
    const [status, body] = (left.length > 1 ? left.shift() : left[0]) ?? [500, {}];
    return Response.json(body, { status });
  });
}

function client(fetch: typeof globalThis.fetch, given: { signedIn?: boolean; answer?: boolean }) {
  const { signedIn = true, answer = true } = given;
  const askToSignIn = vi.fn(async () => answer);
  const askForFactor = vi.fn(async () => answer);
  const { call } = createStaffClient({
    fetch,
    callNamed: (name) => staffCalls[name],
    locale: () => 'ar',
    reader: () => (signedIn ? 1 : undefined),
    askToSignIn,
    askForFactor,
  });
  return { call, askToSignIn, askForFactor };
}

const OVER = [401, { code: 'session_expired' }] as const;
const STALE = [403, { code: 'factor_needed', methods: ['totp'] }] as const;
const FINE = [200, { data: [] }] as const;

test('a call refused by an ended session is repeated once the person has signed in again', async () => {
  const fetch = answering(OVER, STALE, FINE);
  const { call, askToSignIn, askForFactor } = client(fetch, {});
  expect(await call('listRoles')).toEqual({ data: [] });
  expect(askToSignIn).toHaveBeenCalledOnce();
  expect(askForFactor).toHaveBeenCalledWith(['totp']);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a question that is given up ends the call with the refusal', async () => {
  const { call } = client(answering(STALE), { answer: false });
  await expect(call('listRoles')).rejects.toSatisfy((error) =>
    isStaffApiError(error, 'factor_needed'),
  );
});

test('before the sign-in a refusal is no question but an error', async () => {
  const { call, askToSignIn } = client(answering(OVER), { signedIn: false });
  await expect(call('me')).rejects.toSatisfy((error) => isStaffApiError(error, 'session_expired'));
  expect(askToSignIn).not.toHaveBeenCalled();
});

test('no response, and an invalid response, are errors with codes of their own', async () => {
  const away = client(async () => Promise.reject(new TypeError('Failed to fetch')), {});
  await expect(away.call('me')).rejects.toMatchObject({ code: 'network_error', status: 0 });
  const odd = client(async () => new Response('<html>', { status: 200 }), {});
  await expect(odd.call('me')).rejects.toMatchObject({ code: 'bad_answer' });
});

test('a read that fails is answered from the cache; a change that fails is not', async () => {
  const { signal } = new AbortController();
  const { call } = client(answering(FINE, [503, { code: 'internal_error' }]), {});
  expect(await call('listRoles', { signal })).toEqual({ data: [] });
  expect(await call('listRoles', { signal })).toEqual({ data: [] });
  const changing = client(answering(FINE, [503, { code: 'internal_error' }]), {});
  const body = new Blob(['a photograph']);
  await changing.call('uploadPicture', { body, signal });
  const other = new Blob(['another']);
  await expect(changing.call('uploadPicture', { body: other, signal })).rejects.toThrow(
    'internal_error',
  );
});
