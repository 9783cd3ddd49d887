import { highlight } from './highlight.ts';
import styles from './highlighted.module.css';

/** A text whose new part is bold beside what was typed; all of it where nothing is new, as it is the best answer. */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  const stretches = highlight(text, typed);
  const isExact = stretches.every(({ isMatch }) => isMatch);
  let at = 0;
  return (
    <bdi className={styles.text}>
      {stretches.map(({ text: stretch, isMatch }) => {
        const key = at;
        at += stretch.length;
        return isMatch && !isExact ? (
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
