import { ChevronDown } from 'lucide';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './choice-sheet.module.css';
import fieldStyles from './field-frame.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';

const loadPanel = () => import('./choice-panel.tsx');
const ChoicePanel = lazy(loadPanel);

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceSheetProps extends FieldWords {
  readonly options: readonly Choice[];
  /** The chosen option's value; empty when none is. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  /** The open list's title, where it is not the field's label. */
  readonly title?: string;
  /** Label of the search in a long list, such as "Find your city". */
  readonly find?: string;
  readonly name?: string;
  /** Set where another field leads on to this list. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** One of many, such as a governorate or a city: a field that opens a searchable list. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { label, hint, error, optional, options, value, onChange, placeholder, name } = props;
  const id = useId();
  const field = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = props.open ?? isOpen;
  const setOpen = props.onOpenChange ?? setIsOpen;
  const chosen = options.find((option) => option.value === value);
  const prepare = () => {
    // A failed load is reported when the list is actually opened.
    loadPanel().catch(() => undefined);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <div className={fieldStyles.box}>
        <button
          ref={field}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          className={`${fieldStyles.input} ${styles.button}`}
          data-empty={chosen === undefined || undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
          {...fieldAttributes(id, props)}
        >
          <span className={styles.text}>{chosen?.label ?? placeholder}</span>
          <Icon of={ChevronDown} />
        </button>
        {name === undefined ? null : <input type="hidden" name={name} value={value} />}
      </div>
      <Suspense>
        {open ? (
          <ChoicePanel
            // Another list starts with an empty search.
            key={props.find}
            title={props.title ?? label}
            find={props.find}
            options={options}
            value={value}
            // Not what led on to it: the field that it belongs to.
            finalFocus={field}
            onClose={() => setOpen(false)}
            onChoose={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        ) : null}
      </Suspense>
    </FieldFrame>
  );
}
