import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** E-mail and password. */
export function PasswordStep({
  email,
  onDone,
}: {
  /** Whose session has ended, where that is known. */
  readonly email?: string | undefined;
  /** With the second factors of which one is still needed; none when the sign-in is complete. */
  readonly onDone: (methods: readonly FactorMethod[]) => Promise<void> | void;
}) {
  const t = useTranslations('signIn');
  const form = useSubmit(async (values) => {
    const { data } = await call('signIn', {
      body: {
        email: String(values.get('email')).trim(),
        password: String(values.get('password')),
      },
    });
    await onDone(data.factor_required ? data.methods : []);
  });
  return (
    <CallForm form={form} label={t('title')}>
      <TextField
        name="email"
        type="email"
        label={t('email')}
        autoComplete="username webauthn"
        defaultValue={email}
        error={form.problem('email')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        error={form.problem('password')}
      />
      <Button type="submit" size="large" full busy={form.busy}>
        {t('enter')}
      </Button>
    </CallForm>
  );
}
