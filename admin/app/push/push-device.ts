import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { call } from '../api/client.ts';

/** Who let new orders ring this device: nobody else's sign-in on it may renew that. */
const KEY = 'STAFF_PUSH';
const WORKER = '/push-worker.js';

/** Whether new orders can ring this device. */
export type PushSupport =
  | 'possible'
  /** An iPhone or iPad: only an app on the home screen gets notifications. */
  | 'home-screen'
  /** Refused in the browser's own settings, which no page can change. */
  | 'denied'
  | 'none';

/** What can be done on this device. */
export function pushSupport(): PushSupport {
  const { userAgent, maxTouchPoints } = navigator;
  const known = 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (known && 'Notification' in globalThis) {
    return Notification.permission === 'denied' ? 'denied' : 'possible';
  }
  // An iPad says that it is a Mac.
  const isApplePhone = /iPhone|iPad/.test(userAgent);
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1;
  return isApplePhone || isTablet ? 'home-screen' : 'none';
}

/** Whether one person's new orders ring this device, as far as the browser knows. */
export function isRinging(staffId: number): boolean {
  return (
    pushSupport() === 'possible' &&
    Notification.permission === 'granted' &&
    readText(KEY) === String(staffId)
  );
}

/**
 * Lets new orders ring this device; asks for the permission first.
 *
 * @param publicKey the shop's VAPID key.
 * @returns false when the permission was not given.
 * @throws DOMException when the browser cannot reach its push service; StaffApiError.
 */
export async function startRinging(staffId: number, publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await inTurn(() => subscribe(staffId, publicKey));
  return true;
}

async function subscribe(staffId: number, publicKey: string): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const ask = () =>
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const subscription = await ask().catch(async (error: unknown) => {
    // It is bound to another key, for example after the shop's database was recreated.
    const earlier = await pushManager.getSubscription();
    if (earlier === null) throw error;
    await earlier.unsubscribe();
    return ask();
  });
  await register(subscription);
  writeText(KEY, String(staffId));
}

/**
 * Rings this device no more.
 *
 * @param current its number in the API; undefined when the API has forgotten it already.
 */
export function stopRinging(current?: number): Promise<void> {
  return inTurn(async () => {
    if (current !== undefined) await call('unsubscribeFromPush', { params: { id: current } });
    writeText(KEY, null);
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  });
}

/** Tells the API that this device is in use, and by which session: else it would ring for 30 days at most. */
export function renewRinging(staffId: number): Promise<void> {
  return inTurn(async () => {
    if (!isRinging(staffId)) return;
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    if (subscription) await register(subscription);
  });
}

/** One after another, over all tabs: a renewal under way must not arrive after the device was switched off. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  await (navigator.locks === undefined ? work() : navigator.locks.request('push', work));
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('subscribeToPush', { body: { endpoint, keys: { p256dh, auth } } });
}
