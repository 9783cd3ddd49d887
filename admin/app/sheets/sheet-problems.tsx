import type { ShownSheetProblem } from '@dp/contract/staff/sheets.ts';
import styles from './sheets.module.css';

/** What is wrong, each with its cell and column. */
export function SheetProblems({ problems }: { readonly problems: readonly ShownSheetProblem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ cell, column, message }) => (
        <li key={`${cell} ${column} ${message}`}>
          {cell === null ? null : (
            <>
              <bdi dir="ltr" className={styles.cell}>
                {cell}
              </bdi>
              {' · '}
            </>
          )}
          {column === null ? null : (
            <>
              <bdi>{column}</bdi>
              {': '}
            </>
          )}
          <bdi>{message}</bdi>
        </li>
      ))}
    </ul>
  );
}
