import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useDraft } from '../parts/drafts.ts';

export interface AddNoteProps {
  /** Names the draft: the record that the note is about. */
  readonly about: string;
  readonly maxLength: number;
  readonly add: (text: string) => Promise<unknown>;
}

/** A new note for staff; what is typed survives a reload. */
export function AddNote({ about, maxLength, add }: AddNoteProps) {
  const t = useTranslations('notes');
  const { revalidate } = useRevalidator();
  const draft = useDraft(`note on ${about}`, '');
  const form = useSubmit(async () => {
    await add(draft.value);
    draft.forget();
    await revalidate();
  });
  return (
    <CallForm form={form} label={t('label')}>
      <TextArea
        name="text"
        rows={2}
        label={t('label')}
        hint={t('hint')}
        maxLength={maxLength}
        value={draft.value}
        onChange={({ target }) => draft.change(target.value)}
        error={form.problem('text')}
      />
      {draft.value.trim() === '' ? null : (
        <FormActions>
          <Button type="submit" size="small" busy={form.busy}>
            {t('add')}
          </Button>
        </FormActions>
      )}
    </CallForm>
  );
}
