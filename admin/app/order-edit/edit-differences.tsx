import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { BeforeAfter } from '../order-form/before-after.tsx';
import { TotalLine } from '../order-form/total-line.tsx';
import styles from './edit-differences.module.css';
import { type LineChange, lineChanges } from './line-changes.ts';

type Preview = StaffCallOutput<'previewEdit'>['data'];

const MONEY = ['subtotal', 'discount', 'shipping', 'vat_included', 'total'] as const;

/** An order before and after an edit: lines, address, money. What stays is only named where it adds up. */
export function EditDifferences({ preview }: { readonly preview: Preview }) {
  const t = useTranslations('orderForm');
  const { price } = useFormat();
  const { before, after, lost_voucher: lost } = preview;
  const lines = lineChanges(before, after);
  return (
    <>
      {lines.length === 0 ? null : (
        <ul className={styles.lines}>
          {lines.map((change) => (
            <LineDifference key={change.sku} change={change} />
          ))}
        </ul>
      )}
      {before.address === after.address ? null : (
        <div className={styles.address}>
          <h3 className={styles.label}>{t('address')}</h3>
          <del>{before.address}</del>
          <ins>{after.address}</ins>
        </div>
      )}
      {lost === null ? null : (
        <FormAlert look="plain">
          {t('edit.lostVoucher', { code: lost.code })} {t(`voucherReasons.${lost.reason}`)}
        </FormAlert>
      )}
      <dl>
        {MONEY.filter(
          (part) => part !== 'discount' || before.totals[part] + after.totals[part] > 0,
        ).map((part) => (
          <TotalLine key={part} strong={part === 'total'} label={t(`totals.${part}`)}>
            <BeforeAfter before={price(before.totals[part])} after={price(after.totals[part])} />
          </TotalLine>
        ))}
      </dl>
    </>
  );
}

function LineDifference({ change: { name, before, after } }: { readonly change: LineChange }) {
  const t = useTranslations('orderForm');
  const { price, number } = useFormat();
  const words = (line: LineChange['before']) =>
    line && t('times', { quantity: number(line.quantity), price: price(line.unit_price) });
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      {before === undefined ? <Badge look="ok">{t('edit.added')}</Badge> : null}
      {after === undefined ? <Badge look="danger">{t('edit.removed')}</Badge> : null}
      <BeforeAfter before={words(before)} after={words(after)} />
    </li>
  );
}
