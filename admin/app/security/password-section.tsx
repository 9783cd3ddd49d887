import { STAFF_PASSWORD_MIN_LENGTH } from '@dp/contract/staff/limits.ts';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Section } from '../parts/section.tsx';
import { useMe } from '../session/me.ts';
import { useRefresh } from './use-refresh.ts';

/** A new password; the other sessions end with it. */
export function PasswordSection() {
  const t = useTranslations('security');
  const me = useMe();
  const refresh = useRefresh();
  const [changes, setChanges] = useState(0);
  const form = useSubmit(async (values) => {
    await call('changePassword', {
      body: {
        current_password: String(values.get('current_password')),
        new_password: String(values.get('new_password')),
      },
    });
    setChanges((count) => count + 1);
    showToast(t('passwordChanged'), { look: 'ok' });
    if (!me.must_set_up_factor) await refresh();
  });
  return (
    <Section title={t('password')} text={t('passwordText')}>
      <CallForm key={changes} form={form} label={t('password')}>
        {/* So that password managers know whose it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={me.email}
          readOnly
          hidden
        />
        <PasswordField
          name="current_password"
          label={t('currentPassword')}
          autoComplete="current-password"
          error={form.problem('current_password')}
        />
        <PasswordField
          name="new_password"
          label={t('newPassword')}
          hint={t('passwordHint', { count: STAFF_PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          error={form.problem('new_password')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('changePassword')}
          </Button>
        </FormActions>
      </CallForm>
    </Section>
  );
}
