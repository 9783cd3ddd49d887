import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { GuardedForm } from '../parts/guarded-form.tsx';

export interface EditableNote {
  readonly version: number;
  readonly text: string;
}

export interface EditNoteProps {
  readonly note: EditableNote;
  readonly maxLength: number;
  /** Saves over a version; rejects with `record_changed`, whose `current` has the note's text. */
  readonly save: (body: EditableNote) => Promise<unknown>;
  readonly onDone: () => void;
}

/** The form for a note that exists; when it was saved elsewhere first, both texts are shown. */
export function EditNote({ note, maxLength, save, onDone }: EditNoteProps) {
  const t = useTranslations('notes');
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(note.text);
  const [conflict, setConflict] = useState<Conflict<EditableNote>>();
  const finish = async () => {
    await revalidate();
    onDone();
  };
  const form = useSubmit(async () => {
    try {
      await save({ version: conflict?.version ?? note.version, text });
    } catch (error) {
      const found = conflictOf<EditableNote>(error);
      if (found === undefined) throw error;
      setConflict(found);
      return;
    }
    await finish();
  });
  return (
    <GuardedForm changed={text !== note.text} form={form} label={t('edit')}>
      <TextArea
        name="text"
        label={t('label')}
        rows={3}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={form.problem('text')}
        autoFocus
      />
      <FormActions>
        <Button look="secondary" size="small" onClick={onDone}>
          {t('discard')}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('label'),
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
    </GuardedForm>
  );
}
