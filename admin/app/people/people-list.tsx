import type { ShownRole, ShownStaffMember } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { TrailLink } from '../audit/trail-link.tsx';
import { type Column, DataList } from '../parts/data-list.tsx';
import { useMe } from '../session/me.ts';
import { useRoleName } from '../session/role-name.ts';
import { EditPersonDialog } from './edit-person-dialog.tsx';

/** The colleagues, with their roles and when they were last here. */
export function PeopleList({
  staff,
  roles,
}: {
  readonly staff: readonly ShownStaffMember[];
  readonly roles: readonly ShownRole[];
}) {
  const t = useTranslations('people');
  const dates = useDates();
  const roleName = useRoleName();
  const me = useMe();
  const [editedId, setEdited] = useState<number>();
  const edited = staff.find(({ id }) => id === editedId);
  const columns: readonly Column<ShownStaffMember>[] = [
    { key: 'name', header: t('name'), card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'email',
      header: t('email'),
      card: 'plain',
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    { key: 'role', header: t('role'), cell: ({ role }) => roleName(role) },
    {
      key: 'factor',
      header: t('factor'),
      cell: ({ factors }) => (factors.length === 0 ? t('factorOff') : t('factorOn')),
    },
    {
      key: 'seen',
      header: t('lastSeen'),
      cell: ({ last_seen_at: seen }) => (seen === null ? '—' : dates.dateTime(seen)),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ id, disabled }) =>
        disabled ? (
          <Badge look="danger">{t('disabled')}</Badge>
        ) : (
          <Badge look="ok">{id === me.id ? t('you') : t('active')}</Badge>
        ),
    },
  ];
  return (
    <>
      <DataList
        label={t('title')}
        columns={columns}
        rows={staff}
        rowKey={({ id }) => id}
        rowActions={({ id, name }) => (
          <>
            <TrailLink kind="staff" id={id} name={name} />
            <Button
              look="secondary"
              size="small"
              aria-label={t('editOf', { name })}
              onClick={() => setEdited(id)}
            >
              {t('edit')}
            </Button>
          </>
        )}
      />
      {edited === undefined ? null : (
        <EditPersonDialog person={edited} roles={roles} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
