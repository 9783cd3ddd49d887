import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ShieldCheck } from 'lucide';
import { ShopPromises } from '../page/shop-promises.tsx';
import { warrantySpan } from '../specifications/sale-rows.ts';
import styles from './promises.module.css';

const PROMISES = ['payment', 'returns'] as const;

/** What the shop promises about every order, and how long this product is under warranty. */
export function Promises({ months }: { months: number | undefined }) {
  const t = useTranslations('products');
  return (
    <ShopPromises names={PROMISES} label={t('promises')} className={styles.promises} size={18}>
      {months === undefined || months === 0 ? null : (
        <li>
          <Icon of={ShieldCheck} size={18} />
          <span>{warrantyText(months, t)}</span>
        </li>
      )}
    </ShopPromises>
  );
}

function warrantyText(months: number, t: ReturnType<typeof useTranslations<'products'>>): string {
  const span = warrantySpan(months);
  return 'years' in span ? t('promise.warrantyYears', span) : t('promise.warranty', span);
}
