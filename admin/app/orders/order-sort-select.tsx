import { ORDER_SORTS, type OrderSort } from '@dp/contract/staff/order-desk.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useSearchParams } from 'react-router';
import styles from './orders-page.module.css';

/** The order of the list; another one begins at its first page. */
export function OrderSortSelect({ sort }: { sort: OrderSort }) {
  const t = useTranslations('orders');
  const [, setAddress] = useSearchParams();
  return (
    <label className={styles.sort}>
      <span>{t('sort')}</span>
      <select
        value={sort}
        onChange={({ target }) =>
          setAddress(
            (address) => {
              address.delete('after');
              address.delete('before');
              address.set('sort', target.value);
              return address;
            },
            { replace: true },
          )
        }
      >
        {ORDER_SORTS.map((name) => (
          <option key={name} value={name}>
            {t(`sorts.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
