import { ChipLink } from '@dp/ui/parts/chip.tsx';
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

/** The subjects of a page, each leading to its heading. */
export function Subjects({ label, titles, current }: SubjectsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.subjects}>
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
