import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import styles from './goods-head.module.css';

export interface GoodsHeadProps {
  readonly title: string;
  /** Undefined until they are known. */
  readonly units: number | undefined;
}

/** The head of what is ordered: how many pieces, and the way to change them. */
export function GoodsHead({ title, units }: GoodsHeadProps) {
  const t = useTranslations('checkout');
  const orders = useTranslations('orders');
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {units === undefined ? null : (
        <span className={styles.units}>{orders('units', { count: units })}</span>
      )}
      <Link to="/my-cart" className={styles.edit}>
        {t('editCart')}
      </Link>
    </div>
  );
}
