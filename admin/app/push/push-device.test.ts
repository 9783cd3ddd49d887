import { expect, test, vi } from 'vitest';
import { pushSupport } from './push-device.ts';

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
])('%s is told to add it to the home screen', (_, navigator) => {
  onDevice({ serviceWorker: {}, ...navigator });
  expect(pushSupport()).toBe('home-screen');
});

test('a page without https, or a browser without push, says so', () => {
  onDevice({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
  expect(pushSupport()).toBe('none');
});
