import { partsOf } from '@dp/ui/parts/whole-words.tsx';
import { highlight, isNew } from './highlight.ts';
import styles from './highlighted.module.css';

/**
 * A text whose new part is bold beside what was typed; all of it where nothing is new, as it is the best answer.
 * A number stays on one line with its unit.
 */
export function Highlighted({ text, typed }: { text: string; typed: string }) {
  const isExact = !isNew(text, typed);
  return (
    <bdi className={styles.text}>
      {partsOf(text).map((part, index) => {
        const words = isExact ? part : <Stretches text={part} typed={typed} />;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <span key={index} className={index % 2 === 0 ? undefined : styles.whole}>
            {words}
          </span>
        );
      })}
    </bdi>
  );
}

function Stretches({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return highlight(text, typed).map(({ text: stretch, isMatch }) => {
    const key = at;
    at += stretch.length;
    return isMatch ? (
      <span key={key} className={styles.typed}>
        {stretch}
      </span>
    ) : (
      stretch
    );
  });
}
