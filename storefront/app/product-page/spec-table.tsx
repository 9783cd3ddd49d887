import { formatTag } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import { type SpecRow, specRows } from './spec-rows.ts';
import styles from './spec-table.module.css';

/** Rows that are always visible; the others unfold below them. */
const OPEN_ROWS = 8;

/** A product's specification, with explanations of technical terms. */
export function SpecTable({ rows }: { rows: readonly SpecRow[] }) {
  const t = useTranslations('products');
  // Two or three rows more are shorter than a button that hides them.
  if (rows.length <= OPEN_ROWS + 3) return <Rows rows={rows} />;
  const more = rows.slice(OPEN_ROWS);
  return (
    <>
      <Rows rows={rows.slice(0, OPEN_ROWS)} />
      <details className={styles.more}>
        <summary className={styles.summary}>{t('moreSpecs', { count: more.length })}</summary>
        <Rows rows={more} />
      </details>
    </>
  );
}

function Rows({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ key, label, value, note }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The rows of a product's specification in the language shown. */
export function useSpecRows(specs: ProductSpecs): readonly SpecRow[] {
  const t = useTranslations('products');
  const names = useTranslations('specs');
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.ListFormat(formatTag(locale), { type: 'unit', style: 'short' });
    return specRows(specs, { t, specs: names, list: (values) => format.format(values) });
  }, [specs, t, names, locale]);
}
