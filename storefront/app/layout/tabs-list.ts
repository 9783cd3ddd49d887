import { House, type IconNode, LayoutGrid, ShoppingCart, UserRound } from 'lucide';

/** One entry of the tab bar; `shop` is the raised logo button in the middle. */
export interface Tab {
  readonly name: 'home' | 'categories' | 'shop' | 'cart' | 'profile';
  readonly to: string;
  readonly icon: IconNode | undefined;
  /** Paths that belong under this tab, with all below them. */
  readonly under: readonly string[];
}

/** The five equal entries of specification §2, in reading order. */
export const TABS: readonly Tab[] = [
  { name: 'home', to: '/', icon: House, under: [] },
  {
    name: 'categories',
    to: '/categories/',
    icon: LayoutGrid,
    under: ['/categories', '/sub/categories', '/products-category', '/product/list'],
  },
  { name: 'shop', to: '/shopping', icon: undefined, under: [] },
  { name: 'cart', to: '/my-cart', icon: ShoppingCart, under: ['/cart'] },
  {
    name: 'profile',
    to: '/profile',
    icon: UserRound,
    under: ['/login', '/email', '/profile', '/order-history', '/invoices'],
  },
];

/** The tab a path belongs to, if any. */
export function tabOf(pathname: string): Tab | undefined {
  return TABS.find(
    ({ to, under }) =>
      to === pathname || under.some((path) => `${pathname}/`.startsWith(`${path}/`)),
  );
}
