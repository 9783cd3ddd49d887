import { staffCalls } from '@dp/contract/staff/calls.ts';
import { expect, test, vi } from 'vitest';
import { registerCalls } from '../api/known-calls.ts';
import { pushSupport, renewRinging, stopRinging } from './push-device.ts';

registerCalls(staffCalls);

function onDevice(navigator: object, permission?: NotificationPermission) {
  vi.stubGlobal('navigator', { userAgent: '', maxTouchPoints: 0, ...navigator });
  if (permission === undefined) return;
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
}

test('a browser with push can ring, unless its owner has refused', () => {
  onDevice({ serviceWorker: {} }, 'default');
  expect(pushSupport()).toBe('possible');
  onDevice({ serviceWorker: {} }, 'denied');
  expect(pushSupport()).toBe('denied');
});

test.each([
  ['an iPhone', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }],
  ['an iPad', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints: 5 }],
])('%s gets the hint to add it to the home screen', (_, navigator) => {
  onDevice({ serviceWorker: {}, ...navigator });
  expect(pushSupport()).toBe('home-screen');
});

test('a page without https, or a browser without push, says so', () => {
  onDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  expect(pushSupport()).toBe('none');
});

test('a renewal under way ends before the device is switched off', async () => {
  const subscription = { toJSON: () => ({ endpoint: 'of-this-device' }), unsubscribe: vi.fn() };
  const getSubscription = async () => subscription;
  const serviceWorker = { getRegistration: async () => ({ pushManager: { getSubscription } }) };
  onDevice({ serviceWorker, locks: oneAfterAnother() }, 'granted');
  const stored = new Map([['STAFF_PUSH', '7']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
  const calls: string[] = [];
  let arrive: () => void = () => undefined;
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (path.endsWith('/subscribe')) await new Promise<void>((resolve) => (arrive = resolve));
    calls.push('answered');
    return Response.json({ data: { ok: true } });
  });
  const renewed = renewRinging(7);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const stopped = stopRinging(12);
  await new Promise(setImmediate);
  arrive();
  await Promise.all([renewed, stopped]);
  expect(calls).toEqual([
    '/api/staff/push/subscribe',
    'answered',
    '/api/staff/push/12/remove',
    'answered',
  ]);
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(stored.size).toBe(0);
});

/** The browser's locks, for a single name. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<void>) => {
      last = last.then(work);
      return last;
    },
  };
}
