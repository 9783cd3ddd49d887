import { ORDER_NOTE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { checkoutDraft, saveCheckoutDraft } from '../cart/checkout-draft.ts';

/** A note for the driver, saved in this tab while typing. */
export function NoteCard() {
  const t = useTranslations('checkout');
  return (
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
  );
}
