import { highlight } from './highlight.ts';
import styles from './highlighted.module.css';

/** A text whose typed part is subdued, so that the new part stands out. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return (
    <bdi className={styles.text}>
      {highlight(text, typed).map(({ text: stretch, isMatch }) => {
        const key = at;
        at += stretch.length;
        return isMatch ? (
          <span key={key} className={styles.typed}>
            {stretch}
          </span>
        ) : (
          stretch
        );
      })}
    </bdi>
  );
}
