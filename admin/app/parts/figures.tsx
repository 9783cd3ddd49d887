import styles from './figures.module.css';

/** Numbers that sum something up, each with its label: `[label, value]`. */
export function Figures({ of }: { readonly of: readonly (readonly [string, string])[] }) {
  return (
    <dl className={styles.figures}>
      {of.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
