import { ChevronDown } from 'lucide';
import { type InputHTMLAttributes, type Ref, useId, useState } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import fieldStyles from './field-frame.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';
import styles from './phone-field.module.css';
import {
  composePhone,
  groupedPhone,
  PHONE_COUNTRIES,
  type PhoneCountry,
  splitPhone,
  withoutLetters,
} from './phone-number.ts';

export interface PhoneFieldProps
  extends FieldWords,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'style' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'name'
    > {
  /** The form field's name for the whole number, such as `+201012345678`. */
  readonly name?: string;
  /** Said instead of `error` while Saudi Arabia is chosen, whose numbers have another form. */
  readonly saudiError?: string | undefined;
  /** Said once a letter was typed, which is left out. */
  readonly lettersHint?: string | undefined;
  /** A number to begin with, in any usual spelling. */
  readonly defaultValue?: string;
  readonly defaultCountry?: PhoneCountry;
  /** Called with the whole number with its country code; empty when nothing is typed. */
  readonly onNumberChange?: (number: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A mobile number of Egypt or Saudi Arabia; any digits and any usual spelling. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optional, id: ownId, name, ref, defaultValue = '' } = props;
  const { defaultCountry = 'EG', saudiError, onNumberChange, onBlur, ...rest } = omitOwn(props);
  const { lettersHint } = props;
  const t = useTranslations('ui');
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const [country, setCountry] = useState(splitPhone(defaultValue).country ?? defaultCountry);
  const [typed, setTyped] = useState(groupedPhone(country, splitPhone(defaultValue).national));
  const [dropped, setDropped] = useState(false);
  const shownHint = dropped && lettersHint ? <span role="status">{lettersHint}</span> : hint;
  const said = error !== undefined && country === 'SA' ? (saudiError ?? error) : error;

  function change(nextCountry: PhoneCountry, nextTyped: string): void {
    // A number pasted with a country code selects the country.
    const split = splitPhone(nextTyped);
    const chosen = split.country ?? nextCountry;
    const shown = split.country === undefined ? nextTyped : split.national;
    setCountry(chosen);
    setTyped(shown);
    onNumberChange?.(composePhone(chosen, shown));
  }

  return (
    <FieldFrame id={id} label={label} hint={shownHint} error={said} optional={optional ?? false}>
      <div className={`${fieldStyles.box} ${styles.box}`} dir="ltr">
        <span className={styles.country}>
          <span aria-hidden className={styles.code}>
            {PHONE_COUNTRIES[country].code}
            <Icon of={ChevronDown} size={16} />
          </span>
          <select
            className={styles.select}
            aria-label={t('country')}
            value={country}
            onChange={(event) => change(event.currentTarget.value as PhoneCountry, typed)}
          >
            <option value="EG">{`${t('egypt')} ${isolated(PHONE_COUNTRIES.EG.code)}`}</option>
            <option value="SA">{`${t('saudiArabia')} ${isolated(PHONE_COUNTRIES.SA.code)}`}</option>
          </select>
        </span>
        <input
          autoComplete="tel"
          placeholder={PHONE_COUNTRIES[country].example}
          {...rest}
          ref={ref}
          type="tel"
          dir="ltr"
          value={typed}
          onChange={({ currentTarget: { value: next } }) => {
            setDropped(/\p{L}/u.test(next));
            change(country, withoutLetters(next));
          }}
          onBlur={(event) => {
            setTyped(groupedPhone(country, typed));
            onBlur?.(event);
          }}
          {...fieldAttributes(id, { ...props, hint: shownHint })}
          className={`${fieldStyles.input} ${styles.number}`}
        />
        {name === undefined ? null : (
          <input type="hidden" name={name} value={composePhone(country, typed)} />
        )}
      </div>
    </FieldFrame>
  );
}

/** Isolates the code so that its plus stays on the left; an option cannot contain markup. */
function isolated(code: string): string {
  return `\u2066${code}\u2069`;
}

function omitOwn(props: PhoneFieldProps) {
  const { label, hint, error, optional, id, name, ref, defaultValue, lettersHint, ...rest } = props;
  return rest;
}
