import type { DemoRemoval } from '@dp/contract/staff/opening.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { demoRemovalStore } from './demo-removal-store.ts';
import { presentDemoRemoval } from './present-demo-removal.ts';

/**
 * The last removal of the demo, and how far it has come; null when nobody has begun one. Throws 403
 * `permission_required` without `settings.edit`.
 */
export async function getDemoRemoval(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
): Promise<DemoRemoval | null> {
  requirePermission(principal, 'settings.edit');
  const [last] = await demoRemovalStore.page(db, undefined, 1);
  return last ? presentDemoRemoval(db, last) : null;
}
