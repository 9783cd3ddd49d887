import styles from './sentence.module.css';

/** A title that the specification writes with capitals (§8), drawn as the sentence it is. */
export function Sentence({ children }: { children: string }) {
  return <span className={styles.sentence}>{children}</span>;
}
