import type { ShownRole } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Plus } from 'lucide';
import { call } from '../api/client.ts';
import { type Column, DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useRoleName } from '../session/role-name.ts';
import type { Route } from './+types/roles-page.ts';

export async function clientLoader() {
  return (await call('listRoles')).data;
}

/** The roles: those every shop has, and the shop's own. */
export default function RolesPage({ loaderData: roles }: Route.ComponentProps) {
  const t = useTranslations('roles');
  const format = useFormat();
  const roleName = useRoleName();
  const columns: readonly Column<ShownRole>[] = [
    { key: 'name', header: t('name'), card: 'title', cell: (role) => roleName(role) },
    {
      key: 'kind',
      header: t('kind'),
      card: 'side',
      cell: ({ key }) => <Badge>{key === null ? t('own') : t('builtIn')}</Badge>,
    },
    {
      key: 'permissions',
      header: t('permissions'),
      cell: ({ permissions }) => t('permissionCount', { count: permissions.length }),
    },
    {
      key: 'factor',
      header: t('factor'),
      cell: ({ factor_required: required }) => (required ? t('needed') : t('notNeeded')),
    },
    {
      key: 'members',
      header: t('members'),
      align: 'end',
      cell: ({ members }) => <bdi>{format.number(members)}</bdi>,
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to="/roles/new" icon={<Icon of={Plus} />}>
          {t('create')}
        </ButtonLink>
      }
    >
      <DataList
        label={t('title')}
        columns={columns}
        rows={roles}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/roles/${id}`}
      />
    </PageFrame>
  );
}
