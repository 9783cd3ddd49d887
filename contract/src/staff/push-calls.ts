import type { StaffCall } from './staff-call.ts';

/** Phones and computers that new orders ring, by web push. */
export const pushCalls = {
  listPushDevices: { method: 'GET', path: '/push', access: 'orders.read' },
  /** Rings this device from now on; again, it says that the device is still in use. */
  subscribeToPush: { method: 'POST', path: '/push/subscribe', access: 'orders.read' },
  unsubscribeFromPush: { method: 'POST', path: '/push/{id}/remove', access: 'orders.read' },
} as const satisfies Record<string, StaffCall>;
