import { HOUR_MS, MINUTE_MS } from '@dp/contract/durations.ts';
import {
  FACTOR_MINUTES,
  STAFF_SESSION_IDLE_HOURS,
  STAFF_SESSION_MAX_DAYS,
} from '@dp/contract/staff/limits.ts';
import { createSessionToken } from '../accounts/session-token.ts';
import type { Db } from '../database/database.ts';
import { networkOf } from '../http/network.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { permissionsOf } from './roles/roles.ts';
import { insertStaffSession } from './staff-session-store.ts';
import type { StaffMember } from './staff-store.ts';

/** Stored characters of a User-Agent. */
export const DEVICE_MAX_LENGTH = 300;

/** Where a sign-in comes from: network address and User-Agent. */
export interface Place {
  readonly ip: string;
  readonly device: string | undefined;
}

/** When a session in use at `at` ends, unless it is used again. */
export function sessionEnd(createdAt: Date, at: Date): Date {
  const idle = at.getTime() + STAFF_SESSION_IDLE_HOURS * HOUR_MS;
  const most = createdAt.getTime() + STAFF_SESSION_MAX_DAYS * 24 * HOUR_MS;
  return new Date(Math.min(idle, most));
}

/** Signs a member of staff in; `half` while their second factor is still to come. */
export async function openStaffSession(
  tx: Db,
  member: StaffMember,
  { ip, device }: Place,
  { at, half }: { readonly at: Date; readonly half: boolean },
): Promise<{ token: string; principal: StaffPrincipal }> {
  const { token, tokenHash } = createSessionToken();
  const network = networkOf(ip);
  const sessionId = await insertStaffSession(tx, {
    tokenHash,
    staffId: member.id,
    half,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: half ? new Date(at.getTime() + FACTOR_MINUTES * MINUTE_MS) : sessionEnd(at, at),
    provenAt: at,
    network,
    device: (device ?? '').slice(0, DEVICE_MAX_LENGTH),
  });
  return { token, principal: toPrincipal(member, { sessionId, network, half }) };
}

/** A member of staff as the actor of a use case. */
export function toPrincipal(
  { id, name, role }: Pick<StaffMember, 'id' | 'name' | 'role'>,
  { half, ...where }: { sessionId: number; network: string; half: boolean },
): StaffPrincipal {
  const permissions = new Set(half ? [] : permissionsOf(role));
  return { kind: 'staff', staffId: id, name, permissions, ...where };
}
