import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import styles from './invoice.module.css';

/** What was sold: a table on paper and wide screens, a list on phones. */
export function InvoiceLines({ lines }: { lines: Order['lines'] }) {
  const t = useTranslations('orders');
  const format = useFormat();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('invoicePage.item')}</th>
          <th scope="col">{t('invoicePage.quantity')}</th>
          <th scope="col">{t('invoicePage.unitPrice')}</th>
          <th scope="col">{t('invoicePage.lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.sku}>
            <th scope="row">
              <span className={styles.lineName}>
                <WholeWords text={line.name} />
              </span>
              <span className={styles.sku}>
                <bdi dir="ltr">{line.sku}</bdi>
              </span>
            </th>
            <td data-label={t('invoicePage.quantity')}>{format.number(line.quantity)}</td>
            <td data-label={t('invoicePage.unitPrice')}>
              <bdi>{format.price(line.unit_price)}</bdi>
            </td>
            <td data-label={t('invoicePage.lineTotal')}>
              <bdi>{format.price(line.total)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
