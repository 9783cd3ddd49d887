import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { currentMe, useMe } from '../session/me.ts';
import type { Route } from './+types/security-page.ts';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { PushSection } from './push-section.tsx';
import { SessionSection } from './session-section.tsx';

export async function clientLoader() {
  const me = currentMe();
  const sees = me?.permissions.includes('orders.read') && !me.must_set_up_factor;
  const [security, push] = await Promise.all([
    call('security'),
    sees ? call('listPushDevices') : undefined,
  ]);
  return { security: security.data, push: push?.data };
}

export default function SecurityPage({ loaderData: { security, push } }: Route.ComponentProps) {
  const t = useTranslations('security');
  const me = useMe();
  return (
    <PageFrame title={t('title')} narrow>
      {me.must_set_up_factor ? <FormAlert look="plain">{t('mustSetUp')}</FormAlert> : null}
      <FactorSection security={security} />
      {me.must_set_up_factor ? null : <ProfileSection />}
      {push === undefined ? null : <PushSection push={push} />}
      <PasswordSection />
      {me.must_set_up_factor ? null : <SessionSection sessions={security.sessions} />}
    </PageFrame>
  );
}
