import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { type EditableNote, EditNote, type EditNoteProps } from './edit-note.tsx';
import styles from './note.module.css';

export interface NoteTextProps extends Omit<EditNoteProps, 'onDone'> {
  readonly note: EditableNote & {
    readonly edited: boolean;
    /** Until when the reader may edit it; null for others' and older ones. */
    readonly editable_until: string | null;
  };
}

/** A note of staff, which its author may edit for five minutes. */
export function NoteText({ note, ...edit }: NoteTextProps) {
  const t = useTranslations('notes');
  const [editing, setEditing] = useState(false);
  if (editing) return <EditNote note={note} {...edit} onDone={() => setEditing(false)} />;
  return (
    <div>
      <p className={styles.text} dir="auto">
        {note.text}
      </p>
      {note.edited ? <small className={styles.edited}>{t('edited')}</small> : null}
      {note.editable_until === null ? null : (
        <Button look="quiet" size="small" onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      )}
    </div>
  );
}
