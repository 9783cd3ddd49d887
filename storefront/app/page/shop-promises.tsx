import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, PackageOpen, RotateCcw, Truck } from 'lucide';
import { useShop } from './use-shop.ts';

const ICONS = {
  payment: Banknote,
  inspect: PackageOpen,
  deliveryEverywhere: Truck,
  returnsNote: RotateCcw,
};

type ShopPromise = keyof typeof ICONS;
const ALL = Object.keys(ICONS) as ShopPromise[];

export interface ShopPromisesProps {
  /** Which of them, in order; all by default. */
  readonly names?: readonly ShopPromise[];
  readonly className: string | undefined;
}

/** What the shop promises every buyer, by its settings: payment, inspection at the door, delivery, returns. */
export function ShopPromises({ names = ALL, className }: ShopPromisesProps) {
  const t = useTranslations('layout');
  const { pays, returnDays: days } = useShop();
  return (
    <ul className={className}>
      {names.map((name) => (
        <li key={name}>
          <Icon of={ICONS[name]} />
          {t(name, { pays, days })}
        </li>
      ))}
    </ul>
  );
}
