import type { SheetRowList } from '@dp/contract/staff/sheet-values.ts';
import type { ShownSheetRow } from '@dp/contract/staff/sheets.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Column } from '../parts/data-list.tsx';
import { SheetProblems } from './sheet-problems.tsx';
import styles from './sheets.module.css';

/** What a list of a sheet's rows says about each. */
export function useSheetRowColumns(
  show: SheetRowList,
  rows: readonly ShownSheetRow[],
): readonly Column<ShownSheetRow>[] {
  const t = useTranslations('sheets');
  const { number } = useFormat();
  const product: Column<ShownSheetRow> = {
    key: 'product',
    header: t('product'),
    card: 'title',
    cell: ({ name, sku }) => (
      <>
        <bdi>{name}</bdi>
        <span className={name === '' ? undefined : styles.sku}>
          <bdi dir="ltr">{sku}</bdi>
        </span>
      </>
    ),
  };
  const line: Column<ShownSheetRow> = {
    key: 'line',
    header: t('line'),
    align: 'end',
    cell: (row) => number(row.line),
  };
  const ordered: readonly Column<ShownSheetRow>[] = rows.some((row) => row.ordered > 0)
    ? [{ key: 'ordered', header: t('ordered'), align: 'end', cell: (row) => number(row.ordered) }]
    : [];
  switch (show) {
    case 'wrong':
      return [
        product,
        line,
        {
          key: 'problems',
          header: t('problems'),
          card: 'plain',
          cell: ({ problems }) => <SheetProblems problems={problems} />,
        },
      ];
    case 'left':
      return [
        product,
        line,
        ...ordered,
        {
          key: 'why',
          header: t('why'),
          card: 'plain',
          cell: ({ obstacle }) => (obstacle === null ? '' : t(`obstacles.${obstacle}`)),
        },
      ];
    case 'new':
      return [product, line, ...ordered];
    case 'changed':
      return [
        product,
        line,
        ...ordered,
        {
          key: 'differences',
          header: t('differences'),
          card: 'plain',
          cell: ({ differences }) => (
            <ul className={styles.problems}>
              {differences.map(({ column, before, after }) => (
                <li key={column}>
                  <bdi>{column}</bdi>
                  {': '}
                  <bdi className={styles.old}>{before === '' ? t('nothing') : before}</bdi>{' '}
                  <bdi className={styles.cell}>{after === '' ? t('nothing') : after}</bdi>
                </li>
              ))}
            </ul>
          ),
        },
      ];
  }
}
