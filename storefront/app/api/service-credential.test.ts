import { fakeLocalStorage } from '@dp/ui/testing/fake-local-storage.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createServiceCredential } from './service-credential.ts';

let tab: ReturnType<typeof fakeLocalStorage>;
beforeEach(() => {
  tab = fakeLocalStorage();
});

function answering(...tokens: string[]) {
  const left = [...tokens];
  return vi.fn<typeof fetch>(async () => Response.json({ data: { token: left.shift() } }));
}

test('it is requested once and cached under adminToken', async () => {
  const fetch = answering('service-1', 'service-2');
  const token = createServiceCredential({ fetch });
  expect(await token(false)).toBe('service-1');
  expect(await token(false)).toBe('service-1');
  expect(tab.values.get('adminToken')).toBe('service-1');
  expect(fetch).toHaveBeenCalledOnce();
});

test('a cached one from an earlier visit is used', async () => {
  tab.values.set('adminToken', 'service-0');
  const fetch = answering('service-1');
  expect(await createServiceCredential({ fetch })(false)).toBe('service-0');
  expect(fetch).not.toHaveBeenCalled();
});

test('a refused one is replaced', async () => {
  tab.values.set('adminToken', 'service-0');
  const token = createServiceCredential({ fetch: answering('service-1') });
  expect(await token(true)).toBe('service-1');
  expect(tab.values.get('adminToken')).toBe('service-1');
});

test('calls that wait at the same time share one request', async () => {
  const fetch = answering('service-1', 'service-2');
  const token = createServiceCredential({ fetch });
  expect(await Promise.all([token(false), token(false), token(true)])).toEqual([
    'service-1',
    'service-1',
    'service-1',
  ]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('after a failure the next call requests it again', async () => {
  const fetch = answering('service-1');
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const token = createServiceCredential({ fetch });
  await expect(token(false)).rejects.toMatchObject({ code: 'network_error' });
  expect(await token(false)).toBe('service-1');
});

test.each([
  [
    'a problem',
    Response.json({ code: 'service_unavailable' }, { status: 503 }),
    'service_unavailable',
  ],
  ['no token', Response.json({ data: {} }), 'bad_answer'],
  ['no JSON', new Response('<html>'), 'bad_answer'],
])('%s instead of a credential is an error', async (_, answer, code) => {
  const token = createServiceCredential({ fetch: async () => answer.clone() });
  await expect(token(false)).rejects.toMatchObject({ code });
  expect(tab.values.has('adminToken')).toBe(false);
});
