import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');

/** The service worker in a browser with some pages open. */
function startWorker(pages: readonly object[] = []) {
  const handlers = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const matchAll = vi.fn(async () => pages);
  runInNewContext(source, {
    self: {
      addEventListener: (name: string, handler: (event: object) => void) =>
        handlers.set(name, handler),
      registration: { showNotification },
      clients: { matchAll, openWindow },
    },
  });
  const dispatch = async (name: string, event: object) => {
    const work: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (each: unknown) => work.push(each) });
    await Promise.all(work);
  };
  return { dispatch, showNotification, openWindow };
}

const ring = { locale: 'ar', title: 'طلب جديد', body: '1,480', path: '/orders/order/7' };
const tapped = { notification: { close: vi.fn(), data: { path: ring.path } } };

test('a new order is shown in its language; the same again takes its place', async () => {
  const { dispatch, showNotification } = startWorker();
  await dispatch('push', { data: { json: () => ring } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    ring.title,
    expect.objectContaining({ body: ring.body, lang: 'ar', dir: 'rtl', tag: ring.path }),
  );
});

test('a tap opens the order in the page that is open', async () => {
  const page = { focus: vi.fn(), postMessage: vi.fn() };
  const { dispatch, openWindow } = startWorker([page]);
  await dispatch('notificationclick', tapped);
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ open: ring.path });
  expect(openWindow).not.toHaveBeenCalled();
});

test('a tap opens the back office when it is closed', async () => {
  const { dispatch, openWindow } = startWorker();
  await dispatch('notificationclick', tapped);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(ring.path);
});
