import {
  History,
  KeyRound,
  LayoutDashboard,
  Mail,
  PackageOpen,
  ReceiptText,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide';
import type { Destination } from './navigation/destination.ts';

/** Every page of the frame's navigation, in its order; a page appears only to staff who may open it. */
export const destinations: readonly Destination[] = [
  { path: '/', name: 'home', icon: LayoutDashboard, group: 'work', inBar: true, key: 'h' },
  {
    path: '/orders',
    name: 'orders',
    icon: ReceiptText,
    group: 'work',
    inBar: true,
    permission: 'orders.read',
    key: 'o',
  },
  {
    path: '/packing',
    name: 'packing',
    icon: PackageOpen,
    group: 'work',
    inBar: true,
    permission: 'orders.dispatch',
    key: 'p',
  },
  {
    path: '/customers',
    name: 'customers',
    icon: UsersRound,
    group: 'work',
    permission: 'orders.read',
    key: 'c',
  },
  {
    path: '/messages',
    name: 'messages',
    icon: Mail,
    group: 'work',
    permission: 'customers.see-phones',
    key: 'm',
  },
  {
    path: '/staff',
    name: 'staff',
    icon: Users,
    group: 'shop',
    permission: 'staff.manage',
  },
  {
    path: '/roles',
    name: 'roles',
    icon: ShieldCheck,
    group: 'shop',
    permission: 'staff.manage',
  },
  { path: '/audit', name: 'audit', icon: History, group: 'shop', permission: 'audit.read' },
  { path: '/my-security', name: 'mySecurity', icon: KeyRound, group: 'own' },
];
