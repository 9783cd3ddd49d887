import type { StaffNote } from '@dp/contract/staff/customers.ts';
import { CUSTOMER_NOTE_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';

/** One's own note, for five minutes after writing it. */
export function EditNote({
  note,
  onDone,
}: {
  readonly note: StaffNote;
  readonly onDone: () => void;
}) {
  const t = useTranslations('customers');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(note.text);
  const [conflict, setConflict] = useState<Conflict<StaffNote>>();
  const finish = async () => {
    await revalidate();
    onDone();
  };
  const save = async (version: number) => {
    try {
      await call('editCustomerNote', { params: { id: note.id }, body: { version, text } });
      await finish();
    } catch (error) {
      const found = conflictOf<StaffNote>(error);
      if (found === undefined) throw error;
      setConflict(found);
    }
  };
  const form = useSubmit(() => save(conflict?.version ?? note.version));
  return (
    <CallForm form={form} label={t('editNote')}>
      <TextArea
        name="text"
        label={t('note')}
        rows={3}
        maxLength={CUSTOMER_NOTE_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={form.problem('text')}
      />
      <FormActions>
        <Button look="secondary" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('note'),
              theirs: <bdi>{conflict.current.text}</bdi>,
              mine: <bdi>{text}</bdi>,
            },
          ]}
          busy={form.busy}
          onTakeTheirs={() => void finish()}
          onSaveMine={form.submit}
          onClose={() => setConflict(undefined)}
        />
      )}
    </CallForm>
  );
}
