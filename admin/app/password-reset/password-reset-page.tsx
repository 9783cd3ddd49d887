import { STAFF_PASSWORD_MIN_LENGTH } from '@dp/contract/staff/limits.ts';
import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { EntranceFrame } from '../sign-in/entrance-frame.tsx';
import { FactorStep } from '../sign-in/factor-step.tsx';
import { GoneLink } from '../sign-in/gone-link.tsx';
import { loadMe } from '../sign-in/load-me.ts';
import { readLink } from '../sign-in/read-link.ts';
import type { Route } from './+types/password-reset-page.ts';

export async function clientLoader() {
  return readLink((token) => call('readPasswordReset', { body: { token } }));
}

/** Chooses a new password by a link from a colleague, and signs in with it. */
export default function PasswordResetPage({ loaderData: { token, offer } }: Route.ComponentProps) {
  const t = useTranslations('people');
  const navigate = useNavigate();
  const [methods, setMethods] = useState<readonly FactorMethod[]>([]);
  const enter = async () => {
    await loadMe();
    await navigate('/', { replace: true });
  };
  const form = useSubmit(async (values) => {
    const { data } = await call('setPasswordByLink', {
      body: { token, password: String(values.get('password')) },
    });
    if (data.factor_required) setMethods(data.methods);
    else await enter();
  });
  return (
    <EntranceFrame title={t('newPassword')}>
      {offer === undefined ? (
        <GoneLink title={t('resetGone')} text={t('resetGoneText')} />
      ) : methods.length > 0 ? (
        <FactorStep methods={methods} onDone={enter} />
      ) : (
        <CallForm form={form} label={t('newPassword')}>
          <TextField
            type="email"
            label={t('email')}
            autoComplete="username"
            value={offer.email}
            readOnly
          />
          <PasswordField
            name="password"
            label={t('password')}
            hint={t('passwordHint', { count: STAFF_PASSWORD_MIN_LENGTH })}
            autoComplete="new-password"
            error={form.problem('password')}
          />
          <Button type="submit" size="large" full busy={form.busy}>
            {t('savePassword')}
          </Button>
        </CallForm>
      )}
    </EntranceFrame>
  );
}
