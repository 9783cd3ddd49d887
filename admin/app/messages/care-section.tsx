import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { CUSTOMER_NOTE_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useDraft } from '../parts/drafts.ts';
import { Section } from '../parts/section.tsx';
import { careDraftOf, careOver } from './care-draft.ts';
import { CareState } from './care-state.tsx';

/** Who takes care of a message, how far it is, and a note for colleagues. */
export function CareSection({ thread }: { readonly thread: ContactThread }) {
  const t = useTranslations('messages');
  const { revalidate } = useRevalidator();
  const draft = useDraft(`message ${thread.id}`, careDraftOf(thread));
  const [conflict, setConflict] = useState<Conflict<ContactThread>>();
  const { assigned, note, version } = careOver(draft.value, thread);
  const nameOf = (id: string) =>
    thread.colleagues.find((colleague) => String(colleague.id) === id)?.name ?? t('nobody');
  const finish = async () => {
    draft.forget();
    setConflict(undefined);
    await revalidate();
  };
  const form = useSubmit(async () => {
    try {
      await call('updateContactMessage', {
        params: { id: thread.id },
        body: {
          version: conflict?.version ?? version,
          assigned_to: assigned === '' ? null : Number(assigned),
          staff_note: note.trim() === '' ? null : note,
        },
      });
      await finish();
      showToast(t('saved'), { look: 'ok' });
    } catch (error) {
      const found = conflictOf<ContactThread>(error);
      if (found === undefined) throw error;
      setConflict(found);
    }
  });
  return (
    <Section title={t('care')}>
      <CareState thread={thread} />
      <CallForm form={form} label={t('care')}>
        <Select
          name="assigned_to"
          label={t('columns.assigned')}
          placeholder={t('nobody')}
          value={assigned}
          onChange={(event) => draft.change({ ...draft.value, assigned: event.target.value })}
          options={thread.colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextArea
          name="staff_note"
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          maxLength={CUSTOMER_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => draft.change({ ...draft.value, note: event.target.value })}
          error={form.problem('staff_note')}
        />
        <FormActions>
          <Button type="submit" look="secondary" size="small" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('columns.assigned'),
              theirs: <bdi>{conflict.current.assigned_to?.name ?? t('nobody')}</bdi>,
              mine: <bdi>{nameOf(assigned)}</bdi>,
            },
            {
              label: t('note'),
              theirs: <bdi>{conflict.current.staff_note ?? '—'}</bdi>,
              mine: <bdi>{note === '' ? '—' : note}</bdi>,
            },
          ]}
          busy={form.busy}
          onTakeTheirs={() => void finish()}
          onSaveMine={form.submit}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Section>
  );
}
