import type { ShownRole } from '@dp/contract/staff/people.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAction } from '../parts/use-action.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { PermissionList } from './permission-list.tsx';
import { RemoveRole } from './remove-role.tsx';
import { RoleConflict, type RoleFields } from './role-conflict.tsx';
import styles from './role-editor.module.css';

const EMPTY: RoleFields = { name: { ar: '', en: '' }, permissions: [], factor_required: false };

/** Makes a role, or changes one of the shop's own. What is typed survives a reload. */
export function RoleEditor({ role }: { readonly role: ShownRole | undefined }) {
  const t = useTranslations('roles');
  const locale = useLocale();
  const navigate = useNavigate();
  const draft = useDraft<RoleFields>(
    role === undefined ? 'new role' : `role ${role.id} version ${role.version}`,
    role ?? EMPTY,
  );
  const [conflict, setConflict] = useState<Conflict<ShownRole>>();
  const { name, permissions, factor_required: factorRequired } = draft.value;
  const fields = { name, permissions: [...permissions], factor_required: factorRequired };
  const change = (changed: Partial<RoleFields>) => draft.change({ ...fields, ...changed });
  const guard = useUnsavedGuard(draft.isChanged, draft.forget);

  const save = async (version: number | undefined) => {
    try {
      if (role === undefined || version === undefined) await call('createRole', { body: fields });
      else await call('editRole', { params: { id: role.id }, body: { ...fields, version } });
    } catch (error) {
      const found = conflictOf<ShownRole>(error);
      if (found === undefined) throw error;
      return setConflict(found);
    }
    setConflict(undefined);
    await leave();
    showToast(t('saved'), { look: 'ok' });
  };
  const leave = async () => {
    // At once, so that nothing holds the page back.
    flushSync(draft.forget);
    await navigate('/roles');
  };
  const saveAgain = useAction(save);
  const form = useSubmit(() => save(role?.version));
  return (
    <PageFrame
      title={role === undefined ? t('create') : role.name[locale]}
      back="/roles"
      narrow
      actions={role === undefined ? undefined : <RemoveRole role={role} onRemoved={leave} />}
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
      {conflict === undefined ? null : (
        <RoleConflict
          theirs={conflict.current}
          mine={fields}
          busy={saveAgain.busy}
          onTakeTheirs={() => {
            setConflict(undefined);
            draft.change({
              name: conflict.current.name,
              permissions: conflict.current.permissions,
              factor_required: conflict.current.factor_required,
            });
          }}
          onSaveMine={() => saveAgain.run(conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </PageFrame>
  );
}
