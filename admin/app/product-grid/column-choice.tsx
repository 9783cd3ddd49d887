import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { GRID_COLUMNS, type GridColumn } from './grid-columns.ts';
import styles from './product-grid.module.css';

/** Which columns are shown; the first always is. */
export function ColumnChoice({
  isShown,
  onToggle,
}: {
  readonly isShown: (column: GridColumn) => boolean;
  readonly onToggle: (column: GridColumn) => void;
}) {
  const t = useTranslations('productGrid');
  return (
    <details className={styles.choice}>
      <summary>{t('columnsShown')}</summary>
      <div className={styles.boxes}>
        {GRID_COLUMNS.slice(1).map((column) => (
          <Checkbox
            key={column.key}
            label={t(`columns.${column.key}`)}
            checked={isShown(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </div>
    </details>
  );
}
