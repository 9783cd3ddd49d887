import type { ShopPromise } from '@dp/contract/shop-words.ts';
import { Icon, type IconProps } from '@dp/ui/parts/icon.tsx';
import { Banknote, Eye, type IconNode, RotateCcw, Truck } from 'lucide';
import type { ReactNode } from 'react';
import { useShopWords } from './use-shop.ts';

const ICONS: Readonly<Record<ShopPromise, IconNode>> = {
  payment: Banknote,
  inspect: Eye,
  returns: RotateCcw,
  delivery: Truck,
};
const ALL = Object.keys(ICONS) as ShopPromise[];

export interface ShopPromisesProps {
  /** Which of them, in order; all by default. */
  readonly names?: readonly ShopPromise[];
  /** Names the list for screen readers. */
  readonly label?: string;
  readonly className: string | undefined;
  /** Of the icons. */
  readonly size?: NonNullable<IconProps['size']>;
  /** Further items. */
  readonly children?: ReactNode;
}

/** What the shop promises every buyer, in the owner's words; those that it does not make are left out. */
export function ShopPromises({
  names = ALL,
  label,
  className,
  size = 20,
  children,
}: ShopPromisesProps) {
  const { promises } = useShopWords();
  return (
    <ul className={className} aria-label={label}>
      {names.map((name) =>
        promises[name] === '' ? null : (
          <li key={name}>
            <Icon of={ICONS[name]} size={size} />
            <span>{promises[name]}</span>
          </li>
        ),
      )}
      {children}
    </ul>
  );
}
