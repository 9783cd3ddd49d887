import { STAFF_PASSWORD_MIN_LENGTH } from '@dp/contract/staff/limits.ts';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useRoleName } from '../session/role-name.ts';
import { EntranceFrame } from '../sign-in/entrance-frame.tsx';
import { GoneLink } from '../sign-in/gone-link.tsx';
import { loadMe } from '../sign-in/load-me.ts';
import { readLink } from '../sign-in/read-link.ts';
import type { Route } from './+types/invitation-page.ts';

export async function clientLoader() {
  return readLink((token) => call('readInvitation', { body: { token } }));
}

/** Makes the account that one is invited to. */
export default function InvitationPage({ loaderData: { token, offer } }: Route.ComponentProps) {
  const t = useTranslations('people');
  const locale = useLocale();
  const roleName = useRoleName();
  const navigate = useNavigate();
  const form = useSubmit(async (values) => {
    await call('acceptInvitation', {
      body: {
        token,
        ...(offer?.email === null ? { email: String(values.get('email')) } : {}),
        name: String(values.get('name')),
        password: String(values.get('password')),
        locale,
      },
    });
    await loadMe();
    await navigate('/', { replace: true });
  });
  if (offer === undefined) {
    return (
      <EntranceFrame title={t('welcome')}>
        <GoneLink title={t('invitationGone')} text={t('invitationGoneText')} />
      </EntranceFrame>
    );
  }
  return (
    <EntranceFrame title={t('welcome')} intro={t('welcomeText', { role: roleName(offer.role) })}>
      <CallForm form={form} label={t('welcome')}>
        {offer.email === null ? (
          <TextField
            type="email"
            name="email"
            label={t('email')}
            autoComplete="username"
            error={form.problem('email')}
          />
        ) : (
          <TextField
            type="email"
            label={t('email')}
            autoComplete="username"
            value={offer.email}
            readOnly
          />
        )}
        <TextField name="name" label={t('name')} autoComplete="name" error={form.problem('name')} />
        <PasswordField
          name="password"
          label={t('password')}
          hint={t('passwordHint', { count: STAFF_PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          error={form.problem('password')}
        />
        <Button type="submit" size="large" full busy={form.busy}>
          {t('accept')}
        </Button>
      </CallForm>
    </EntranceFrame>
  );
}
