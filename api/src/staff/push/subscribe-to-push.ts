import { ECDH } from 'node:crypto';
import { recordAudit } from '../../audit-trail/record-audit.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { requirePermission, type StaffPrincipal } from '../../principals/principal.ts';
import { invalidFields } from '../../problems/problem-error.ts';
import { DEVICE_MAX_LENGTH } from '../open-staff-session.ts';
import { lockStaff } from '../staff-store.ts';
import { isPushService } from './push-services.ts';
import {
  deletePushDevices,
  findPushDevice,
  listPushDevicesOf,
  upsertPushDevice,
} from './push-store.ts';

/** Devices of one person; of more the one seen longest ago makes room. */
const DEVICES_MAX = 10;

/** A browser's subscription at its push service. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The device's User-Agent. */
  readonly device: string | undefined;
}

/**
 * Rings a device at new orders, for as long as its session is not ended by somebody. A device that is known already
 * is renewed, which leaves no audit row.
 *
 * @throws ProblemError 400 `validation_failed` for an address of no known push service, or an invalid key.
 */
export async function subscribeToPush(
  { db, config, now }: Deps,
  principal: StaffPrincipal,
  { endpoint, keys, device = '' }: Subscription,
): Promise<void> {
  requirePermission(principal, 'orders.read');
  if (!isPushService(endpoint, config)) throw invalidFields({ endpoint: 'invalid' });
  if (!isPoint(keys.p256dh)) throw invalidFields({ 'keys.p256dh': 'invalid' });
  const { staffId, sessionId } = principal;
  const at = now();
  await inTransaction(db, async (tx) => {
    await lockStaff(tx, staffId);
    const known = await findPushDevice(tx, endpoint);
    const id = await upsertPushDevice(tx, {
      staffId,
      sessionId,
      endpoint,
      ...keys,
      device: device.slice(0, DEVICE_MAX_LENGTH),
      createdAt: at,
      seenAt: at,
    });
    const devices = await listPushDevicesOf(tx, staffId, at);
    const surplus = devices.filter((each) => each.id !== id).slice(DEVICES_MAX - 1);
    await deletePushDevices(
      tx,
      surplus.map((each) => each.id),
    );
    if (known?.staffId === staffId) return;
    await recordAudit(tx, principal, {
      action: 'push.subscribe',
      subject: { kind: 'staff', id: staffId },
      after: { device },
      at,
    });
  });
}

/** Whether a browser's key is a point of P-256: nothing could be encrypted for another. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
}
