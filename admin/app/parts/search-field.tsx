import { useRef } from 'react';
import { Form } from 'react-router';
import { useShortcuts } from '../palette/shortcuts.ts';
import styles from './search-field.module.css';
import { SearchInput } from './search-input.tsx';

export interface SearchFieldProps {
  /** The page that shows what is found; it gets the query parameter `text`. */
  readonly action: string;
  /** Names the field, and its shortcut `/`. */
  readonly label: string;
  /** What can be typed. */
  readonly hint: string;
  /** What was searched for. */
  readonly text?: string;
  /** Whether there is no list to show where nothing is typed. */
  readonly required?: boolean;
}

/** One field that finds a record by anything people call it by. */
export function SearchField({
  action,
  label,
  hint,
  text = '',
  required = false,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label, run: () => field.current?.focus() }]);
  return (
    <Form role="search" action={action} className={styles.form}>
      <SearchInput
        ref={field}
        key={text}
        name="text"
        defaultValue={text}
        required={required}
        enterKeyHint="search"
        label={label}
        placeholder={hint}
      />
    </Form>
  );
}
