import type { Base } from '../products/spec-values.ts';
import styles from './cap-drawing.module.css';
import { CAP_DRAWINGS } from './cap-drawings.ts';

/**
 * A cap from the side, all but the longest to one scale, so that a large one looks large. Decoration: its name is next
 * to it.
 */
export function CapDrawing({ base }: { base: Base }) {
  const drawing = CAP_DRAWINGS[base];
  if (drawing === undefined) return null;
  const {
    field,
    rows: [top, bottom],
    parts,
    fades,
  } = drawing;
  return (
    <svg
      aria-hidden
      viewBox={`${-field / 2} ${top} ${field} ${bottom - top}`}
      className={styles.drawing}
      data-fades={fades}
    >
      {parts.map(({ d, of }) => (
        <path key={d} d={d} className={styles[of]} />
      ))}
    </svg>
  );
}
