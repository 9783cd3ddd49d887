import type { ShownInvitation } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useRoleName } from '../session/role-name.ts';

/** Invitations that nobody has accepted yet. */
export function InvitationSection({
  invitations,
}: {
  readonly invitations: readonly ShownInvitation[];
}) {
  const t = useTranslations('people');
  const dateTime = useDateTime();
  const roleName = useRoleName();
  const { revalidate } = useRevalidator();
  const revoke = useAction(async (id: number) => {
    await call('revokeInvitation', { params: { id } });
    await revalidate();
  });
  if (invitations.length === 0) return null;
  return (
    <Section title={t('openInvitations')}>
      {invitations.map(({ id, email, role, expires_at }) => (
        <SectionRow
          key={id}
          title={<bdi dir="ltr">{email}</bdi>}
          detail={`${roleName(role)} · ${t('until', { time: dateTime(expires_at) })}`}
          action={
            <Button
              look="secondary"
              size="small"
              aria-label={t('revokeOf', { email })}
              busy={revoke.busy}
              onClick={() => revoke.run(id)}
            >
              {t('revoke')}
            </Button>
          }
        />
      ))}
    </Section>
  );
}
