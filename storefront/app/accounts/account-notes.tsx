import { Icon } from '@dp/ui/parts/icon.tsx';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styles from './account-notes.module.css';

export interface AccountNotesProps {
  readonly notes: readonly { readonly icon: IconNode; readonly words: ReactNode }[];
}

/** What helps with a form of the account, beside it or below. */
export function AccountNotes({ notes }: AccountNotesProps) {
  return (
    <ul className={styles.notes}>
      {notes.map(({ icon, words }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
        <li key={place} className={styles.note}>
          <Icon of={icon} size={20} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
