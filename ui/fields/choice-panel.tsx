import { foldText } from '@dp/contract/fold-text.ts';
import { Check } from 'lucide';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './choice-panel.module.css';
import type { Choice } from './choice-sheet.tsx';
import { FindField } from './find-field.tsx';

export interface ChoicePanelProps {
  readonly title: ReactNode;
  readonly find?: string | undefined;
  readonly options: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
  /** What has the focus once the list is closed. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** Short lists need no search. */
const SEARCH_FROM = 8;

/** The open list of a `ChoiceSheet`: a search and radio buttons, so arrows and letters work. */
export default function ChoicePanel({
  title,
  find,
  options,
  value,
  onChoose,
  onClose,
  finalFocus,
}: ChoicePanelProps) {
  const t = useTranslations('ui');
  const [query, setQuery] = useState('');
  const name = useId();
  const byArrow = useRef(false);
  const wanted = foldText(query.trim());
  const found = options.filter(({ label }) => foldText(label).includes(wanted));
  return (
    <Sheet open tall title={title} onClose={onClose} finalFocus={finalFocus}>
      {options.length < SEARCH_FROM ? null : (
        <div className={styles.search}>
          <FindField label={find ?? t('find')} value={query} onType={setQuery} />
        </div>
      )}
      <div role="radiogroup" aria-label={typeof title === 'string' ? title : t('choose')}>
        {found.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              value={option.value}
              checked={option.value === value}
              onChange={() => undefined}
              // A press, also by a screen reader or a voice, or Enter chooses; the click that an arrow makes does not.
              onClick={() => byArrow.current || onChoose(option.value)}
              onKeyUp={() => {
                byArrow.current = false;
              }}
              onKeyDown={(event) => {
                byArrow.current = event.key.startsWith('Arrow');
                if (event.key !== 'Enter' && event.key !== ' ') return;
                // The list closes at once: the rest of the key press must not reach what is below.
                event.preventDefault();
                onChoose(option.value);
              }}
            />
            <span>{option.label}</span>
            {option.value === value ? <Icon of={Check} /> : null}
          </label>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 ? t('noMatches') : ''}
      </p>
    </Sheet>
  );
}
