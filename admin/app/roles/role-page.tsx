import type { ShownRole } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useRoleName } from '../session/role-name.ts';
import type { Route } from './+types/role-page.ts';
import { PermissionList } from './permission-list.tsx';
import { RoleEditor } from './role-editor.tsx';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (params.id === 'new') return undefined;
  const { data } = await call('listRoles');
  const role = data.find(({ id }) => String(id) === params.id);
  if (role === undefined) throw new StaffApiError({ status: 404, code: 'role_not_found' });
  return role;
}

/** One role: a new one, one of the shop's own to edit, or a built-in one to read. */
export default function RolePage({ loaderData: role }: Route.ComponentProps) {
  const t = useTranslations('roles');
  if (role === undefined || role.key === null) {
    // Another role begins with fields of its own.
    return <RoleEditor key={role?.id ?? 'new'} role={role} />;
  }
  return <BuiltInRole role={role} intro={t('fixed')} />;
}

function BuiltInRole({ role, intro }: { readonly role: ShownRole; readonly intro: string }) {
  const roleName = useRoleName();
  return (
    <PageFrame title={roleName(role)} intro={intro} back="/roles" narrow>
      <PermissionList chosen={role.permissions} />
    </PageFrame>
  );
}
