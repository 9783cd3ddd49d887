import styles from './sentence.module.css';

/** A title that the specification capitalises (§8), shown in sentence case. */
export function Sentence({ children }: { children: string }) {
  return <span className={styles.sentence}>{children}</span>;
}
