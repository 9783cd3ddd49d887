import type { pushDevice } from '@dp/contract/staff/push.ts';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { requirePermission, type StaffPrincipal } from '../../principals/principal.ts';
import { listPushDevicesOf, readPushKeys } from './push-store.ts';

/** The caller's own devices, and the key that a new one subscribes with. */
export async function readPushDevices(
  { db, now }: Deps,
  principal: StaffPrincipal,
): Promise<{ public_key: string; devices: z.infer<typeof pushDevice>[] }> {
  requirePermission(principal, 'orders.read');
  const { publicKey } = await readPushKeys(db);
  const devices = await listPushDevicesOf(db, principal.staffId, now());
  return {
    public_key: publicKey,
    devices: devices.map(({ id, sessionId, device, createdAt, seenAt }) => ({
      id,
      current: sessionId === principal.sessionId,
      device,
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
    })),
  };
}
