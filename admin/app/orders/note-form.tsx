import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useDraft } from '../parts/drafts.ts';

/** A note for staff; what is typed survives a reload. */
export function NoteForm({ orderId }: { orderId: number }) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const draft = useDraft(`order note ${orderId}`, '');
  const form = useSubmit(async () => {
    await call('addOrderNote', { params: { id: orderId }, body: { text: draft.value } });
    draft.forget();
    await revalidate();
  });
  return (
    <CallForm form={form} label={t('note.label')}>
      <TextArea
        name="text"
        rows={2}
        label={t('note.label')}
        hint={t('note.hint')}
        value={draft.value}
        onChange={({ target }) => draft.change(target.value)}
        error={form.problem('text')}
      />
      {draft.value.trim() === '' ? null : (
        <FormActions>
          <Button type="submit" size="small" busy={form.busy}>
            {t('note.add')}
          </Button>
        </FormActions>
      )}
    </CallForm>
  );
}
