import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { CUSTOMER_NOTE_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { AddNote } from '../notes/add-note.tsx';
import { NoteText } from '../notes/note-text.tsx';
import { Section } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import styles from './customer-page.module.css';

/** Notes of staff on a customer. */
export function NotesSection({ customer: { id, notes } }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const mayWrite = useMay('orders.confirm');
  return (
    <Section title={t('notes')} text={t('notesText')}>
      {mayWrite ? (
        <AddNote
          about={`customer ${id}`}
          maxLength={CUSTOMER_NOTE_MAX_LENGTH}
          add={(text) => call('addCustomerNote', { params: { id }, body: { text } })}
        />
      ) : null}
      {notes.length === 0 ? null : (
        <ul className={styles.list}>
          {notes.map((note) => (
            <li key={note.id} className={styles.note}>
              <NoteText
                key={note.version}
                note={{ ...note, edited: note.edited_at !== null }}
                maxLength={CUSTOMER_NOTE_MAX_LENGTH}
                save={(body) => call('editCustomerNote', { params: { id: note.id }, body })}
              />
              <small>
                <bdi>{note.by}</bdi> · <TimeAgo at={note.at} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
