import { type Principal, requirePermission } from '../principals/principal.ts';

/** @throws ProblemError 403 `permission_required` when lines say costs, without `costs.see` and `prices.edit`. */
export function requireCostPermissions(
  principal: Principal,
  lines: readonly { readonly cost?: unknown }[],
): void {
  if (lines.every(({ cost }) => cost === undefined)) return;
  requirePermission(principal, 'costs.see');
  requirePermission(principal, 'prices.edit');
}
