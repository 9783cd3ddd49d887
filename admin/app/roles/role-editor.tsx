import type { ShownRole } from '@dp/contract/staff/people.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { PermissionList } from './permission-list.tsx';
import { RemoveRole } from './remove-role.tsx';
import { RoleConflict, type RoleFields } from './role-conflict.tsx';
import styles from './role-editor.module.css';

const NOTHING: RoleFields = { name: { ar: '', en: '' }, permissions: [], factor_required: false };

function fieldsOf(role: ShownRole | undefined): RoleFields {
  if (role === undefined) return NOTHING;
  const { name, permissions, factor_required } = role;
  return { name, permissions, factor_required };
}

/** Makes a role, or changes one of the shop's own. What is typed survives a reload. */
export function RoleEditor({ role }: { readonly role: ShownRole | undefined }) {
  const t = useTranslations('roles');
  const locale = useLocale();
  const { fields, change, form, guard, leave, conflict } = useRecordEditor({
    kind: 'role',
    record: role,
    fieldsOf,
    back: '/roles',
    saved: t('saved'),
    save: ({ permissions, ...rest }, seen) => {
      const body = { ...rest, permissions: [...permissions] };
      return seen === undefined
        ? call('createRole', { body })
        : call('editRole', {
            params: { id: seen.id },
            body: { ...body, version: seen.version },
          });
    },
  });
  const { name, permissions, factor_required: factorRequired } = fields;
  return (
    <PageFrame
      title={role === undefined ? t('create') : role.name[locale]}
      back="/roles"
      narrow
      actions={
        role === undefined ? undefined : (
          <>
            <TrailLink kind="role" id={role.id} />
            <RemoveRole role={role} onRemoved={leave} />
          </>
        )
      }
    >
      <CallForm form={form} label={t('create')}>
        <div className={styles.names}>
          {(['ar', 'en'] as const).map((language) => (
            <TextField
              key={language}
              name={`name.${language}`}
              label={t(`nameIn.${language}`)}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              autoComplete="off"
              value={name[language]}
              onChange={(event) =>
                change({ name: { ...name, [language]: event.currentTarget.value } })
              }
              error={form.problem(`name.${language}`)}
            />
          ))}
        </div>
        <div className={styles.factor}>
          <Switch
            label={t('factorRequired')}
            hint={t('factorRequiredText')}
            checked={factorRequired}
            onChange={(on) => change({ factor_required: on })}
          />
        </div>
        <PermissionList
          chosen={permissions}
          onChange={(chosen: readonly Permission[]) => change({ permissions: chosen })}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : <RoleConflict {...conflict} />}
    </PageFrame>
  );
}
