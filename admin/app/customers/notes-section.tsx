import type { CustomerPage, StaffNote } from '@dp/contract/staff/customers.ts';
import { CUSTOMER_NOTE_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useDraft } from '../parts/drafts.ts';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import styles from './customer-page.module.css';
import { EditNote } from './edit-note.tsx';

/** Notes of staff on a customer. */
export function NotesSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const mayWrite = useMay('orders.confirm');
  const { notes } = customer;
  return (
    <Section title={t('notes')} text={t('notesText')}>
      {mayWrite ? <AddNote customerId={customer.id} /> : null}
      {notes.length === 0 ? null : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function AddNote({ customerId }: { readonly customerId: number }) {
  const t = useTranslations('customers');
  const { revalidate } = useRevalidator();
  const draft = useDraft(`note on customer ${customerId}`, '');
  const form = useSubmit(async () => {
    const params = { id: customerId };
    await call('addCustomerNote', { params, body: { text: draft.value } });
    draft.forget();
    await revalidate();
  });
  return (
    <CallForm form={form} label={t('addNote')}>
      <TextArea
        name="text"
        label={t('newNote')}
        rows={2}
        maxLength={CUSTOMER_NOTE_MAX_LENGTH}
        value={draft.value}
        onChange={(event) => draft.change(event.target.value)}
        error={form.problem('text')}
      />
      <FormActions>
        <Button type="submit" look="secondary" size="small" busy={form.busy}>
          {t('addNote')}
        </Button>
      </FormActions>
    </CallForm>
  );
}

function Note({ note }: { readonly note: StaffNote }) {
  const t = useTranslations('customers');
  const [editing, setEditing] = useState(false);
  return (
    <li className={styles.note}>
      {editing ? (
        <EditNote note={note} onDone={() => setEditing(false)} />
      ) : (
        <bdi className={styles.text}>{note.text}</bdi>
      )}
      <span className={styles.links}>
        <small>
          <bdi>{note.by}</bdi> · <TimeAgo at={note.at} />
          {note.edited_at === null ? null : <> · {t('edited')}</>}
        </small>
        {note.editable_until === null || editing ? null : (
          <Button look="quiet" size="small" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
        )}
      </span>
    </li>
  );
}
