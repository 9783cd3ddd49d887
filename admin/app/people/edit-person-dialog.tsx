import type { ShownRole, ShownStaffMember } from '@dp/contract/staff/people.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { useRoleName } from '../session/role-name.ts';
import styles from './edit-person-dialog.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { type MadeLink, PersonActions } from './person-actions.tsx';

interface Typed {
  readonly name: string;
  readonly role_id: number;
}

/** A colleague's name and role, and what else can be done about their account. */
export function EditPersonDialog({
  person,
  roles,
  onClose,
}: {
  readonly person: ShownStaffMember;
  readonly roles: readonly ShownRole[];
  readonly onClose: () => void;
}) {
  const t = useTranslations('people');
  const roleName = useRoleName();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<Conflict<ShownStaffMember> & { readonly mine: Typed }>();
  const [made, setMade] = useState<MadeLink>();
  /** Closes the open dialogs one after the other: each removes its own history entry. */
  const closeAll = async () => {
    if (conflict !== undefined) {
      setConflict(undefined);
      await overlayLeft();
    }
    onClose();
  };
  const save = async (typed: Typed, version: number) => {
    try {
      await call('editStaff', { params: { id: person.id }, body: { ...typed, version } });
    } catch (error) {
      const found = conflictOf<ShownStaffMember>(error);
      if (found === undefined) throw error;
      return setConflict({ ...found, mine: typed });
    }
    await closeAll();
    showToast(t('saved'), { look: 'ok' });
    await revalidate();
  };
  const saveAgain = useAction(save);
  const form = useSubmit((values) =>
    save(
      { name: String(values.get('name')), role_id: Number(values.get('role_id')) },
      person.version,
    ),
  );
  const guard = useCloseGuard(form, onClose);
  const nameOf = (id: number) => {
    const role = roles.find((one) => one.id === id);
    return role === undefined ? '—' : roleName(role);
  };
  return (
    <Dialog open onClose={guard.close} title={<bdi>{person.name}</bdi>} description={person.email}>
      <div className={styles.body}>
        <CallForm form={form} label={person.name}>
          <TextField
            name="name"
            label={t('name')}
            autoComplete="off"
            defaultValue={person.name}
            error={form.problem('name')}
          />
          <Select
            name="role_id"
            label={t('role')}
            defaultValue={String(person.role.id)}
            options={roles.map((role) => ({ value: String(role.id), label: roleName(role) }))}
            error={form.problem('role_id')}
          />
          <Button type="submit" full busy={form.busy}>
            {t('save')}
          </Button>
        </CallForm>
        {guard.question}
        <PersonActions person={person} onDone={guard.close} onLink={setMade} />
      </div>
      {made === undefined ? null : (
        <LinkDialog
          title={t('resetReady')}
          link={made.link}
          mailed={made.mailed}
          onClose={() => {
            setMade(undefined);
            void overlayLeft().then(guard.close);
          }}
        />
      )}
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('name'),
              theirs: <bdi>{conflict.current.name}</bdi>,
              mine: <bdi>{conflict.mine.name}</bdi>,
            },
            {
              label: t('role'),
              theirs: nameOf(conflict.current.role.id),
              mine: nameOf(conflict.mine.role_id),
            },
          ]}
          onTakeTheirs={() => void closeAll().then(revalidate)}
          busy={saveAgain.busy}
          onSaveMine={() => saveAgain.run(conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}
