import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { UserPlus } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useCommands } from '../palette/commands.ts';
import { useShortcuts } from '../palette/shortcuts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/people-page.ts';
import { InvitationSection } from './invitation-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleList } from './people-list.tsx';

export async function clientLoader() {
  const [staff, roles, invitations] = await Promise.all([
    call('listStaff'),
    call('listRoles'),
    call('listInvitations'),
  ]);
  return { staff: staff.data, roles: roles.data, invitations: invitations.data };
}

/** Who works here, and who is invited to. */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('people');
  const { staff, roles, invitations } = loaderData;
  const [inviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  useShortcuts([{ keys: 'n', label: t('invite'), run: invite }]);
  useCommands([{ id: 'invite', label: t('invite'), icon: UserPlus, run: invite }]);
  return (
    <PageFrame
      title={t('title')}
      actions={
        <Button icon={<Icon of={UserPlus} />} onClick={invite}>
          {t('invite')}
        </Button>
      }
    >
      <PeopleList staff={staff} roles={roles} />
      <InvitationSection invitations={invitations} />
      {inviting ? <InviteDialog roles={roles} onClose={() => setInviting(false)} /> : null}
    </PageFrame>
  );
}
