import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useErrorText } from '../api/use-error-text.ts';
import { PictureSection } from '../pictures/picture-section.tsx';
import { type ChosenPictures, useChosenPictures } from '../pictures/use-chosen-pictures.ts';
import styles from './pay-page.module.css';
import type { Payment } from './use-payment.ts';

/** The picture of a receipt while its transfer is reported; it is the shop's as soon as it is sent. */
export function useReceipt({ addReceipt }: Payment): ChosenPictures {
  return useChosenPictures({ most: 1, send: addReceipt });
}

/** Adds a picture of the receipt to a transfer, and removes it. */
export function ReceiptSection({
  payment,
  chosen,
}: {
  readonly payment: Payment;
  readonly chosen: ChosenPictures;
}) {
  const t = useTranslations('paying');
  const pictures = useTranslations('pictures');
  const errorText = useErrorText();
  const stored = payment.order.payment.attempt?.receipt === true;
  // Away at once: if the shop could not remove it, the page says so and that it is still there. The shop is also
  // asked about one whose upload was stopped or broke: it may have arrived without its answer reaching the page.
  async function remove(): Promise<void> {
    for (const { key } of chosen.pictures) chosen.remove(key);
    try {
      await payment.removeReceipt();
    } catch (error) {
      showToast(errorText(error), { look: 'danger' });
    }
  }
  if (stored && chosen.pictures.length === 0) {
    return (
      <FormAlert look="plain">
        <span className={styles.receipt}>
          {t('receiptHere')}
          <Button look="quiet" size="small" onClick={remove}>
            {pictures('remove')}
          </Button>
        </span>
      </FormAlert>
    );
  }
  return (
    <PictureSection
      chosen={chosen}
      legend={t('receipt')}
      hint={t('receiptHint')}
      optional
      onRemove={remove}
    />
  );
}
