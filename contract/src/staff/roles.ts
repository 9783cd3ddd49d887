import type { Bilingual } from '../locale.ts';
import { PERMISSIONS, type Permission } from './permissions.ts';

/** The roles that every shop has; an owner can make more. */
export const BUILT_IN_ROLES = [
  'owner',
  'manager',
  'orders',
  'warehouse',
  'content',
  'accounts',
] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

export const BUILT_IN_ROLE_NAMES: Readonly<Record<BuiltInRole, Bilingual>> = {
  owner: { ar: 'مالك', en: 'Owner' },
  manager: { ar: 'مدير', en: 'Manager' },
  orders: { ar: 'موظف طلبات', en: 'Orders' },
  warehouse: { ar: 'موظف مخزن', en: 'Warehouse' },
  content: { ar: 'محرر محتوى', en: 'Content' },
  accounts: { ar: 'محاسب', en: 'Accounts' },
};

const MANAGERS_LACK: readonly Permission[] = ['staff.manage', 'settings.edit'];

/** What the built-in roles allow; owners may do everything, also what later versions add. */
export const BUILT_IN_PERMISSIONS: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => !MANAGERS_LACK.includes(permission)),
  orders: ['orders.read', 'orders.confirm', 'orders.edit', 'orders.cancel', 'customers.see-phones'],
  warehouse: ['orders.read', 'orders.dispatch', 'stock.adjust'],
  content: ['products.edit', 'content.edit', 'vouchers.edit'],
  accounts: [
    'orders.read',
    'payments.refund',
    'settlement.match',
    'costs.see',
    'stock.approve-count',
    'reports.see',
    'export',
    'audit.read',
  ],
};

/** Built-in roles whose members need a second factor. */
export const FACTOR_ROLES: readonly BuiltInRole[] = ['owner', 'manager', 'accounts'];
