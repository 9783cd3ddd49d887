import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';
import { sharedConfig } from '../shop-under-test.ts';

const ar = wordsOf('ar', 'admin');

const { DP_CHROMIUM_WITH_PUSH: withPush } = process.env;
test.use({
  serviceWorkers: 'allow',
  // Chromium's shell has no push messages.
  ...(withPush
    ? { launchOptions: { ...sharedConfig.use.launchOptions, executablePath: withPush } }
    : {}),
});

// The browser's own push service is on the internet: a stand-in answers for it, first that it is away. All
// else is real: the permission, the worker, the switch, the API.
test('the switch for new orders rings a phone until it is switched off, and says when the browser cannot', async ({
  page,
  context,
  stocked,
}) => {
  const { adminOrigin } = stocked.shop;
  await workAs(page, stocked.shop, 'orders');
  await context.grantPermissions(['notifications'], { origin: adminOrigin });
  await page.addInitScript(() => {
    const stored = () => localStorage.getItem('subscription');
    const subscriptionOf = (text: string | null) =>
      text === null
        ? null
        : {
            toJSON: () => JSON.parse(text),
            unsubscribe: async () => {
              localStorage.removeItem('subscription');
              return true;
            },
          };
    let calls = 0;
    Object.assign(PushManager.prototype, {
      async subscribe() {
        calls += 1;
        if (calls === 1) throw new DOMException('push service not available', 'AbortError');
        const text = (bytes: ArrayBuffer | Uint8Array) =>
          btoa(String.fromCharCode(...new Uint8Array(bytes)))
            .replaceAll('+', '-')
            .replaceAll('/', '_')
            .replaceAll('=', '');
        const curve = { name: 'ECDH', namedCurve: 'P-256' };
        const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
        const keys = {
          p256dh: text(await crypto.subtle.exportKey('raw', publicKey)),
          auth: text(crypto.getRandomValues(new Uint8Array(16))),
        };
        const endpoint = 'https://fcm.googleapis.com/fcm/send/of-this-test';
        localStorage.setItem('subscription', JSON.stringify({ endpoint, keys }));
        return subscriptionOf(stored());
      },
      getSubscription: async () => subscriptionOf(stored()),
    });
  });
  const devices = async () => {
    const answer = await context.request.get(`${adminOrigin}/api/staff/push`);
    return (await answer.json()).data.devices;
  };
  await page.goto(`${adminOrigin}/my-security`);
  const ring = page.getByRole('switch', { name: ar('push.thisDevice') });
  await expect(ring).not.toBeChecked();

  await ring.click();
  await expect(page.getByText(ar('push.serviceFailed'))).toBeVisible();
  await expect(ring).not.toBeChecked();
  await expect(ring).toBeEnabled();
  expect(await devices()).toEqual([]);

  await ring.click();
  await expect(page.getByText(ar('push.states.on'))).toBeVisible();
  await expect(ring).toBeChecked();
  expect(await devices()).toMatchObject([{ current: true }]);
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  expect(worker).toBe(`${adminOrigin}/push-worker.js`);
  await page.reload();
  await expect(ring).toBeChecked();

  await expect(ring).toBeEnabled();
  await ring.click();
  await expect(page.getByText(ar('push.states.possible'))).toBeVisible();
  await expect(ring).not.toBeChecked();
  expect(await devices()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('subscription'))).toBeNull();
});
