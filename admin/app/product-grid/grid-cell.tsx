import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check } from 'lucide';
import { type CellWords, textOf } from './cell-text.ts';
import type { CellValue, GridColumn } from './grid-columns.ts';
import styles from './product-grid.module.css';

/** A cell's value as it is shown. */
export function CellContent({
  column,
  row,
  value,
  words,
}: {
  readonly column: GridColumn;
  readonly row: GridRow;
  readonly value: CellValue;
  readonly words: CellWords;
}) {
  const format = useFormat();
  if (column.key === 'sku')
    return (
      <bdi dir="ltr" className={styles.text}>
        {row.sku}
      </bdi>
    );
  if (column.key === 'stock') return <bdi className={styles.text}>{format.number(row.stock)}</bdi>;
  switch (column.kind) {
    case 'money':
      return (
        <bdi className={styles.text}>
          {typeof value === 'number' ? format.price(value) : String(value)}
        </bdi>
      );
    case 'percent':
      return value === 0 ? null : (
        <bdi className={styles.text}>{format.percent(Number(value))}</bdi>
      );
    case 'flag':
      return value ? (
        <>
          <Icon of={Check} size={16} />
          <span hidden>{words.yes}</span>
        </>
      ) : null;
    default:
      return (
        <bdi lang={column.lang} dir="auto" className={styles.text}>
          {textOf(column, value, words)}
        </bdi>
      );
  }
}
