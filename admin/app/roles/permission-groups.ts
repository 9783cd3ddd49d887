import type { Permission } from '@dp/contract/staff/permissions.ts';
import { PERMISSIONS } from '@dp/contract/staff/permissions.ts';

/** What permissions are about, in the order in which a role's page shows them. */
const PERMISSION_GROUPS = {
  orders: ['orders', 'payments', 'settlement'],
  goods: ['products', 'prices', 'costs', 'stock'],
  shop: ['content', 'vouchers', 'rates', 'settings'],
  people: ['customers', 'staff', 'audit'],
  reports: ['reports', 'export'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

/** Each group with its permissions; one of an area that no group names is in `shop`. */
export function groupedPermissions(): readonly (readonly [
  PermissionGroup,
  readonly Permission[],
])[] {
  const groupOf = (permission: Permission): PermissionGroup => {
    const [area = ''] = permission.split('.');
    const found = Object.entries(PERMISSION_GROUPS).find(([, areas]) =>
      (areas as readonly string[]).includes(area),
    );
    return (found?.[0] ?? 'shop') as PermissionGroup;
  };
  return (Object.keys(PERMISSION_GROUPS) as PermissionGroup[]).map((group) => [
    group,
    PERMISSIONS.filter((permission) => groupOf(permission) === group),
  ]);
}
