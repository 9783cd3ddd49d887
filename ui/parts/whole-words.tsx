import styles from './whole-words.module.css';

/**
 * Latin words and numbers with what clings to them, `E27`, `3000–6500K`, `60×60`, as long as they follow one another,
 * and the Arabic word that a number counts or measures by, `9 وات`.
 */
const LATIN =
  /([!-~×–]*[A-Za-z0-9][!-~×–]*(?: [!-~×–]*[A-Za-z0-9][!-~×–]*)*(?:(?<= \d[\d.,×–-]*) [\u0600-\u06ff]+)?)/;
/** In a Latin text words with a hyphen, `three-ring`, and a number with its unit, `9 W`. */
const HYPHENED = /(\S+-\S+|\d\S* (?:[WVAK]|[clm]?m)\b)/;
const ARABIC = /[\u0600-\u06ff]/;

/**
 * A text in a place that may be too small. Arabic is clipped at its left end, where a Latin word or number
 * would lose its beginning: «E27» would read «27», «عبوة 10» «عبوة 0». Here such a word disappears
 * completely. A number stays on one line with its unit, and so does a word with a hyphen.
 */
export function WholeWords({ text }: { text: string }) {
  // Split by a pattern in parentheses, every second part is what it found.
  const parts = text.split(ARABIC.test(text) ? LATIN : HYPHENED);
  return (
    // One box for all parts: directly in a box that clamps lines, Safari would give each a line.
    <span>
      {parts.map((part, index) =>
        index % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <span key={index} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
