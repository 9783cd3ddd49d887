import type { SpecRow } from './spec-row.ts';
import styles from './spec-table.module.css';

/** Rows of a product's specification, with explanations of technical terms. */
export function SpecTable({ rows }: { rows: readonly SpecRow[] }) {
  return (
    <dl className={styles.table}>
      {rows.map(({ key, label, value, note, lines = [] }) => (
        <div key={key} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {lines.length < 2 ? (
              <bdi>{value}</bdi>
            ) : (
              lines.map(({ name, detail = '' }) => (
                <bdi key={`${name}${detail}`} className={styles.line}>
                  {`${name} ${detail}`}
                </bdi>
              ))
            )}
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
