// The back office's service worker: shows new orders on a device, and opens them. It stores and intercepts nothing.

// A newer one has nothing to wait for.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, path, locale } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: locale,
      dir: locale === 'ar' ? 'rtl' : 'ltr',
      icon: '/icons/notification-192.png',
      badge: '/icons/badge-96.png',
      // One that is sent again takes the place of the first.
      tag: path,
      requireInteraction: true,
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await page.focus();
  // The page goes there itself, and asks first when something on it is not saved.
  page.postMessage({ open: path });
}
