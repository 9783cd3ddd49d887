import { Icon } from '@dp/ui/parts/icon.tsx';
import { Spinner } from '@dp/ui/parts/spinner.tsx';
import { Search } from 'lucide';
import type { InputHTMLAttributes, Ref } from 'react';
import styles from './search-input.module.css';

export interface SearchInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-label' | 'className' | 'type'> {
  /** Its accessible name. */
  readonly label: string;
  /** Turns the glass into a spinner while an answer is awaited. */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field to search in, with its glass. */
export function SearchInput({ label, pending = false, ...rest }: SearchInputProps) {
  return (
    <span className={styles.field}>
      <span className={styles.icon}>{pending ? <Spinner /> : <Icon of={Search} size={18} />}</span>
      <input
        {...rest}
        type="search"
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        className={styles.input}
      />
    </span>
  );
}
