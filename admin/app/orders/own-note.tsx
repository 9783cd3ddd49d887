import type { TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import styles from './order-timeline.module.css';

type Note = Extract<TimelineEntry, { kind: 'note' }>;

/** A note, which its author may correct for five minutes. */
export function OwnNote({ note }: { note: Note }) {
  const t = useTranslations('orders');
  const [editing, setEditing] = useState(false);
  if (editing) return <EditNote note={note} onClose={() => setEditing(false)} />;
  return (
    <>
      <p className={styles.note}>{note.text}</p>
      {note.editable_until === null ? null : (
        <Button look="quiet" size="small" onClick={() => setEditing(true)}>
          {t('note.edit')}
        </Button>
      )}
    </>
  );
}

function EditNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useTranslations('orders');
  const { revalidate } = useRevalidator();
  const form = useSubmit(async (values) => {
    await call('editOrderNote', {
      params: { id: note.id },
      body: { version: note.version, text: String(values.get('text') ?? '') },
    });
    await revalidate();
    onClose();
  });
  return (
    <CallForm form={form} label={t('note.edit')}>
      <TextArea
        name="text"
        rows={2}
        label={t('note.label')}
        defaultValue={note.text}
        error={form.problem('text')}
        autoFocus
      />
      <FormActions>
        <Button look="secondary" size="small" onClick={onClose}>
          {t('note.discard')}
        </Button>
        <Button type="submit" size="small" busy={form.busy}>
          {t('note.save')}
        </Button>
      </FormActions>
    </CallForm>
  );
}
