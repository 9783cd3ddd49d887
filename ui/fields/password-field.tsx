import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** `new-password` where one is chosen, `current-password` where one is given. */
  readonly autoComplete: 'new-password' | 'current-password';
}

/** A password that can be looked at while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('ui');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      dir="ltr"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
