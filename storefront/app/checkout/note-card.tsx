import { ORDER_NOTE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { checkoutDraft, saveCheckoutDraft } from '../cart/checkout-draft.ts';
import styles from './note-card.module.css';

/** A note for the driver, saved in this tab while typing. */
export function NoteCard() {
  const t = useTranslations('checkout');
  return (
    <div className={styles.card}>
      <TextArea
        name="note"
        label={t('noteLabel')}
        hint={t('noteHint')}
        optional
        rows={2}
        dir="auto"
        maxLength={ORDER_NOTE_MAX_LENGTH}
        defaultValue={checkoutDraft().note ?? ''}
        onChange={(event) => saveCheckoutDraft({ note: event.currentTarget.value })}
      />
    </div>
  );
}
