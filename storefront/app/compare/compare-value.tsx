import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BY_BULB, type CompareRow } from './compare-rows.ts';
import styles from './compare-value.module.css';

export interface CompareValueProps {
  readonly value: CompareRow['values'][number];
  readonly lines: CompareRow['lines'][number];
}

/** One fact of one product; of several light colours each is on a line of its own. */
export function CompareValue({ value, lines }: CompareValueProps) {
  const t = useTranslations('products');
  if (value === undefined) return '–';
  if (value === BY_BULB) return t('compare.byBulb');
  if (lines === undefined) return <bdi>{value}</bdi>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ name, detail }) => (
        <li key={`${name} ${detail}`}>
          <span>{name}</span>{' '}
          {detail === undefined ? null : (
            <span className={styles.detail}>
              <bdi>{detail}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
