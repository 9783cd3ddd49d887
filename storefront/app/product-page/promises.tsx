import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, type IconNode, RotateCcw, ShieldCheck } from 'lucide';
import { useShop } from '../page/use-shop.ts';
import { warrantySpan } from '../specifications/sale-rows.ts';
import styles from './promises.module.css';

/** What the shop promises about every order, and how long this product is under warranty. */
export function Promises({ months }: { months: number | undefined }) {
  const t = useTranslations('products');
  const { pays, returnDays: days } = useShop();
  const promises: readonly (readonly [IconNode, string])[] = [
    [Banknote, t('promise.payment', { pays })],
    [RotateCcw, t('promise.returns', { days })],
    ...(months === undefined || months === 0
      ? []
      : ([[ShieldCheck, warrantyText(months, t)]] as const)),
  ];
  return (
    <ul aria-label={t('promises')} className={styles.promises}>
      {promises.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} size={18} />
          {text}
        </li>
      ))}
    </ul>
  );
}

function warrantyText(months: number, t: ReturnType<typeof useTranslations<'products'>>): string {
  const span = warrantySpan(months);
  return 'years' in span ? t('promise.warrantyYears', span) : t('promise.warranty', span);
}
