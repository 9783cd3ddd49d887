import styles from './whole-words.module.css';

/**
 * Latin words and numbers with what clings to them, `E27`, `3000–6500K`, `60×60`, `وType-C`, as long as they follow
 * one another, and the Arabic word that a number counts or measures by, `9 وات`.
 */
const LATIN =
  /([ء-ي]*[!-~×–]*\w[!-~×–]*(?: [!-~×–]*\w[!-~×–]*)*(?:(?<= \d[\d.,×–-]*) [\u0600-\u06ff]+)?(?: ×)?)/;
/**
 * In Latin text a number with its unit, `9 W`, or with what it counts, `pack of 3`, `18 lights`, `5 E27 holders`, a
 * word with a hyphen, `three-ring`, a code, `2 × E27`, and what kind of white it is; in both a comma or × after it,
 * so that it begins no line.
 */
const TOGETHER =
  /((?:\S+-|CRI \d|(?:\d+ × )?(?:[A-Z]+\d|[(\d.,×–]*\d (?:[A-Z]+\d+ |light )?(?:[WVAK]\b|[a-z]))|pack of \d|\S+ (?:white|day))\S*(?: ×)?)/;
/**
 * Between a Latin word and a number that an Arabic word counts by, «RGB 5 متر»: the number would go to the Latin
 * word's other side.
 */
const BEFORE_COUNT = /(?<=[A-Za-z]\S*) (?=\d[\d.,×–-]* [\u0600-\u06ff])/g;
const TO_ARABIC = ' \u200f';
const ARABIC = /[\u0600-\u06ff]/;

/** A text's parts, every second of which stays whole. */
export function partsOf(text: string): string[] {
  // Split by a pattern in parentheses, every second part is what it found.
  return text
    .split(ARABIC.test(text) ? LATIN : TOGETHER)
    .map((part) => part.replace(BEFORE_COUNT, TO_ARABIC));
}

/**
 * A text in a place that may be too small. Arabic is clipped at its left end, where a Latin word or number
 * would lose its beginning: «E27» would read «27», «عبوة 10» «عبوة 0». Here such a word disappears
 * completely. A number stays on one line with its unit, and a word with a hyphen is not broken.
 */
export function WholeWords({ text }: { text: string }) {
  return (
    // One box for all parts: directly in a box that clamps lines, Safari would give each a line.
    <span>
      {partsOf(text).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <span key={index} className={styles.whole}>
            {part}
          </span>
        ),
      )}
    </span>
  );
}
