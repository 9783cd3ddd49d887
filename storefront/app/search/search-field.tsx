import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Search, X } from 'lucide';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './search-field.module.css';
import { tidy } from './search-text.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Enter, or the phone keyboard's search key. */
  readonly onSubmit: () => void;
  readonly onChoose: (suggestion: Suggestion) => void;
  /** What there is before anything is typed. */
  readonly start?: readonly Suggestion[];
  /** Called when the suggestions open; with it they open on an empty field too. */
  readonly onOpen?: () => void;
  /** How many results the text as typed has, once that is known. */
  readonly results?: number | undefined;
  /** For a page whose only purpose is the field. */
  readonly autoFocus: boolean;
}

const NONE: readonly Suggestion[] = [];

/**
 * The search field with suggestions: a combobox whose list is navigated by arrow keys while the focus stays
 * in the field. Without scripts it is a form that leads to the results.
 */
export function SearchField(props: SearchFieldProps) {
  const { typed, onType, onSubmit, onChoose, start = NONE, onOpen, results, autoFocus } = props;
  const t = useTranslations('search');
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed, isOpen);
  const isStart = tidy(typed) === '';
  const suggestions = isStart ? start : found;
  const beginsEmpty = isStart && onOpen !== undefined;
  const shown = isOpen && suggestions.length > 0;
  useEffect(() => {
    if (!autoFocus) return;
    // After the frame has moved the focus to the new page's content.
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [autoFocus]);
  const current = shown ? Math.min(active, suggestions.length - 1) : -1;

  function open(): void {
    setOpen(true);
    onOpen?.();
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(suggestion: Suggestion): void {
    close();
    onChoose(suggestion);
  }

  function submit(): void {
    const chosen = suggestions[current];
    if (chosen !== undefined) {
      choose(chosen);
      return;
    }
    showResults();
  }

  function showResults(): void {
    close();
    // The phone's keyboard would hide what was found.
    field.current?.blur();
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      if (!shown) open();
      // One position more than suggestions: the text as typed.
      else
        setActive(((current + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    }
  }

  return (
    <search className={styles.search}>
      <form
        action="/search/product"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <span className={styles.sign}>
          <Icon of={Search} />
        </span>
        <input
          ref={field}
          type="search"
          name="query"
          value={typed}
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          // The typed text decides the direction; the placeholder follows the page.
          dir={typed === '' ? undefined : 'auto'}
          placeholder={t('hint')}
          role="combobox"
          aria-label={t('field')}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={current === -1 ? undefined : optionId(listId, current)}
          className={styles.input}
          onChange={(event) => {
            open();
            setActive(-1);
            onType(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={beginsEmpty ? open : undefined}
          onClick={beginsEmpty ? open : undefined}
          onBlur={close}
        />
        {typed === '' ? null : (
          <IconButton
            label={t('clear')}
            onClick={() => {
              close();
              if (onOpen !== undefined) open();
              onType('');
              field.current?.focus();
            }}
          >
            <Icon of={X} />
          </IconButton>
        )}
        <button type="submit" className={styles.submit}>
          {t('submit')}
        </button>
      </form>
      {shown ? (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          isStart={isStart}
          active={current}
          typed={typed}
          onChoose={choose}
          results={results}
          onClose={showResults}
        />
      ) : null}
      <div role="status">
        {shown ? <Hidden>{t('suggestionCount', { count: suggestions.length })}</Hidden> : null}
      </div>
    </search>
  );
}
