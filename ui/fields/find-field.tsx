import { Search, X } from 'lucide';
import { useRef } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface FindFieldProps
  extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'ref' | 'value' | 'onChange'> {
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** Finds something on the page itself while one types. Its cross is the shop's own, as large as a finger. */
export function FindField({ value, onType, ...rest }: FindFieldProps) {
  const t = useTranslations('ui');
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      autoComplete="off"
      dir="auto"
      {...rest}
      ref={input}
      type="search"
      start={<Icon of={Search} />}
      end={
        value === '' ? undefined : (
          <IconButton
            label={t('clearFind')}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <Icon of={X} />
          </IconButton>
        )
      }
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
