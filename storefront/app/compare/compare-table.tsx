import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo, useRef, useState } from 'react';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareMore, type CompareMoreProps } from './compare-more.tsx';
import { BY_BULB, compareGroups } from './compare-rows.ts';
import styles from './compare-table.module.css';
import { CompareValue } from './compare-value.tsx';
import { COMPARED_MAX } from './compared-ids.ts';

/** The products in columns and their facts in rows, in one order; those that are equal can be hidden. */
export function CompareTable({ products, alike }: CompareMoreProps) {
  const t = useTranslations('products');
  const words = useSpecWords();
  const [differing, setDiffering] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const heads = useRef<HTMLTableRowElement>(null);
  const groups = useMemo(
    () =>
      compareGroups(
        products.map(({ specs }) => specs),
        words,
      ),
    [products, words],
  );
  const several = products.length > 1;
  const differences = groups.flatMap(({ rows }) => rows.filter(({ equal }) => !equal)).length;
  const shown = groups
    .map(({ name, rows }) => ({
      name,
      rows: differing ? rows.filter(({ equal }) => !equal) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <CompareBar products={products} heads={heads} table={scroller} />
      <div className={styles.compared} data-columns={products.length}>
        {several ? (
          <div className={styles.choice}>
            <Checkbox
              label={t('compare.differing')}
              checked={differing}
              onChange={({ currentTarget }) => setDiffering(currentTarget.checked)}
            />
            <p className={styles.count}>{t('compare.differences', { count: differences })}</p>
          </div>
        ) : null}
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('compare.title')}
          className={styles.scroller}
        >
          <table className={styles.table} data-columns={products.length}>
            <thead>
              <tr ref={heads}>
                <td className={styles.corner} />
                {products.map((product) => (
                  <th key={product.id} scope="col" className={styles.product}>
                    <CompareHead product={product} all={products} />
                  </th>
                ))}
              </tr>
            </thead>
            {shown.map(({ name, rows }) => (
              <tbody key={name}>
                <tr>
                  <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                    <span>{t(`specGroup.${name}`)}</span>
                  </th>
                </tr>
                {rows.map(({ key, label, values, lines, equal }) => (
                  <tr
                    key={key}
                    className={styles.row}
                    data-differs={(several && !equal) || undefined}
                  >
                    <th scope="row" className={styles.label}>
                      <span>{label}</span>
                    </th>
                    {values.map((value, at) => (
                      <td
                        key={products[at]?.id}
                        className={styles.value}
                        data-none={value === undefined || value === BY_BULB || undefined}
                      >
                        <CompareValue value={value} lines={lines[at]} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
        {products.length < COMPARED_MAX ? <CompareMore products={products} alike={alike} /> : null}
      </div>
    </>
  );
}
