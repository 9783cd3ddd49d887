import { KeyRound, LayoutDashboard, ReceiptText } from 'lucide';
import type { Destination } from './navigation/destination.ts';

/** Every page of the frame's navigation, in its order; a page appears only to staff who may open it. */
export const destinations: readonly Destination[] = [
  { path: '/', name: 'home', icon: LayoutDashboard, group: 'work', inBar: true },
  {
    path: '/orders',
    name: 'orders',
    icon: ReceiptText,
    group: 'work',
    inBar: true,
    permission: 'orders.read',
    key: 'o',
  },
  { path: '/my-security', name: 'mySecurity', icon: KeyRound, group: 'own' },
];
