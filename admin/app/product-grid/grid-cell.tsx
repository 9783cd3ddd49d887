import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check } from 'lucide';
import { type CellWords, textOf } from './cell-text.ts';
import type { CellValue, GridColumn } from './grid-columns.ts';

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
  if (column.key === 'sku') return <bdi dir="ltr">{row.sku}</bdi>;
  if (column.key === 'stock') return <bdi>{format.number(row.stock)}</bdi>;
  switch (column.kind) {
    case 'money':
      return <bdi>{typeof value === 'number' ? format.price(value) : String(value)}</bdi>;
    case 'percent':
      return value === 0 ? null : <bdi>{format.percent(Number(value))}</bdi>;
    case 'flag':
      return value ? (
        <>
          <Icon of={Check} size={16} />
          <span hidden>{words.yes}</span>
        </>
      ) : null;
    default:
      return (
        <bdi lang={column.lang} dir="auto">
          {textOf(column, value, words)}
        </bdi>
      );
  }
}
