import type { Permission } from '@dp/contract/staff/permissions.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** The actor of a use case, recorded in order events and stock movements. */
export type Principal = ShopperPrincipal | StaffPrincipal | SystemPrincipal;

/** A signed-in customer, with full rights on their own data and none beyond. */
export interface ShopperPrincipal {
  readonly kind: 'shopper';
  readonly customerId: number;
  readonly partnerId: number;
  /** SHA-256 of the session token in use. */
  readonly sessionHash: string;
  /** Whether a phone or e-mail of the account is proven. */
  readonly verified: boolean;
}

/** A member of staff, with the named permissions. */
export interface StaffPrincipal {
  readonly kind: 'staff';
  readonly staffId: number;
  readonly name: string;
  /** The session in use, and the network of the call: where the audit trail says it came from. */
  readonly sessionId: number;
  readonly network: string;
  readonly permissions: ReadonlySet<Permission>;
}

/** The shop itself, without restrictions: who can run its commands can access the database anyway. */
export interface SystemPrincipal {
  readonly kind: 'system';
  readonly name:
    | 'command line'
    | 'import'
    | 'start'
    | 'confirmation rule'
    | 'calendar'
    | 'courier'
    | 'price batches'
    | 'demo removal'
    | 'payments';
}

/** The owner at the command line. */
export const commandLine: SystemPrincipal = { kind: 'system', name: 'command line' };

/** The shop as it starts. */
export const starter: SystemPrincipal = { kind: 'system', name: 'start' };

/** The shop filling itself with the demo catalogue at its first start. */
export const importer: SystemPrincipal = { kind: 'system', name: 'import' };

/** The dates that products have: on sale from, discounted from and until. */
export const calendar: SystemPrincipal = { kind: 'system', name: 'calendar' };

/** The work on price batches, which begins scheduled ones. */
export const priceBatchWork: SystemPrincipal = { kind: 'system', name: 'price batches' };

/** The work on removing the demo, which an owner began. */
export const demoRemovalWork: SystemPrincipal = { kind: 'system', name: 'demo removal' };

/** What payment providers report, and the end of the time to pay. */
export const paymentWork: SystemPrincipal = { kind: 'system', name: 'payments' };

/** What a courier company reports about its parcels. */
export const courierWork: SystemPrincipal = { kind: 'system', name: 'courier' };

/** The owner's rule for orders that need no confirmation, which lets them through to packing. */
export const confirmationRule: SystemPrincipal = { kind: 'system', name: 'confirmation rule' };

/**
 * The one check of permissions. Ownership is no permission: it is a condition of the query.
 *
 * @throws ProblemError 403 `permission_required` with the `permission`; for shoppers always.
 */
export function requirePermission(principal: Principal, permission: Permission): void {
  if (principal.kind === 'system') return;
  if (principal.kind === 'staff' && principal.permissions.has(permission)) return;
  throw new ProblemError(403, 'permission_required', { permission });
}

/** Whether costs, and so margins, may be shown. For who has the permission of what they are part of. */
export function maySeeCosts(principal: Principal): boolean {
  return principal.kind !== 'staff' || principal.permissions.has('costs.see');
}
