import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { useEffect, useRef } from 'react';
import styles from './subjects.module.css';

export interface SubjectsProps {
  readonly label: string;
  readonly titles: readonly string[];
  /** The id of the one that is being read. */
  readonly current: string | undefined;
}

/** The id of a subject's heading, by its place from 0. */
export function subjectId(at: number): string {
  return `subject-${at + 1}`;
}

/** The subjects of a page, each leading to its heading; on a phone one row, which follows what is being read. */
export function Subjects({ label, titles, current }: SubjectsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chosen = current && row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const whole = row.current?.getBoundingClientRect();
    if (!chosen || !whole) return;
    // Not scrollIntoView, which would move the page as well.
    row.current?.scrollBy({ left: chosen.x + chosen.width / 2 - (whole.x + whole.width / 2) });
  }, [current]);
  return (
    <nav aria-label={label} className={styles.index}>
      <ul ref={row} className={styles.subjects}>
        {titles.map((title, at) => (
          <li key={title}>
            <ChipLink
              to={`#${subjectId(at)}`}
              aria-current={current === subjectId(at) ? 'location' : undefined}
            >
              {title}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
