import { type Principal, requirePermission } from '../principals/principal.ts';

/**
 * A sheet can say everything of a product: it needs what the import of a catalogue file needs.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, `prices.edit` and `stock.adjust`.
 */
export function requireSheetPermissions(principal: Principal): void {
  requirePermission(principal, 'products.edit');
  requirePermission(principal, 'prices.edit');
  requirePermission(principal, 'stock.adjust');
}
