import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, PackageOpen, RotateCcw, Truck } from 'lucide';
import { useShop } from './use-shop.ts';

const ICONS = {
  payment: Banknote,
  inspect: PackageOpen,
  deliveryEverywhere: Truck,
  returnsNote: RotateCcw,
} as const;

export interface ShopPromisesProps {
  /** Which of them, in order. */
  readonly names: readonly (keyof typeof ICONS)[];
  /** Icons' size in pixels. */
  readonly size?: 18 | 20;
  readonly className?: string | undefined;
}

/** What the shop promises every buyer, by its settings: payment, inspection at the door, delivery, returns. */
export function ShopPromises({ names, size = 20, className }: ShopPromisesProps) {
  const t = useTranslations('layout');
  const { pays, returnDays: days } = useShop();
  return (
    <ul className={className}>
      {names.map((name) => (
        <li key={name}>
          <Icon of={ICONS[name]} size={size} />
          {t(name, { pays, days })}
        </li>
      ))}
    </ul>
  );
}
