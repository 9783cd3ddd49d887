import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { shownMobile } from '../forms/mobile-number.ts';

export interface LoginFieldProps {
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue?: string;
}

/** A phone number or e-mail address, left to right in both languages. */
export function LoginField({ defaultValue = '', ...props }: LoginFieldProps) {
  const t = useTranslations('accounts');
  return (
    <TextField
      {...props}
      defaultValue={shownMobile(defaultValue)}
      onBlur={({ currentTarget: input }) => {
        input.value = shownMobile(input.value);
      }}
      label={t('login')}
      hint={t('loginHint')}
      dir="ltr"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
