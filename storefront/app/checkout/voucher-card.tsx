import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { TicketPercent } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import type { CartLine } from '../cart/cart-lines.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { keepCheckoutDraft } from './checkout-draft.ts';
import type { VoucherState } from './load-review.ts';
import type { FeeAdded } from './quote.ts';
import styles from './voucher-card.module.css';
import { VoucherForm } from './voucher-form.tsx';

export interface VoucherCardProps {
  readonly voucher: VoucherState;
  readonly lines: readonly CartLine[];
  /** The delivery that has to be paid because of the discount. */
  readonly feeAdded: FeeAdded | undefined;
}

/** The voucher, behind a link until somebody has one. */
export function VoucherCard({ voucher, lines, feeAdded }: VoucherCardProps) {
  const t = useTranslations('checkout');
  const format = useFormat();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);

  function remove(): void {
    keepCheckoutDraft({ voucherCode: undefined });
    void revalidate();
  }

  if (voucher.state === 'holds') {
    return (
      <p role="status" className={styles.applied}>
        <Icon of={TicketPercent} />
        <span>
          {t.rich('voucherApplied', {
            code: voucher.code,
            amount: format.price(voucher.discount),
            isolated: (words) => (
              <bdi dir="ltr" className={styles.code}>
                {words}
              </bdi>
            ),
            price: (words) => <bdi>{words}</bdi>,
          })}
          {feeAdded === undefined ? null : (
            <span className={styles.fee}>
              {t.rich('voucherEndsFree', {
                freeOver: format.price(feeAdded.freeOver),
                cost: format.price(feeAdded.cost),
                price: (words) => <bdi>{words}</bdi>,
              })}
            </span>
          )}
        </span>
        <Button look="quiet" size="small" onClick={remove}>
          {t('voucherRemove')}
        </Button>
      </p>
    );
  }
  if ((voucher.state === 'refused' || voucher.state === 'waiting') && !open) {
    return (
      <FormAlert>
        <bdi>{voucher.code}</bdi>:{' '}
        {voucher.state === 'waiting'
          ? errorText(voucher.error)
          : t(`voucherReason.${voucher.reason}`)}{' '}
        <Button look="quiet" size="small" onClick={remove}>
          {t('voucherRemove')}
        </Button>
      </FormAlert>
    );
  }
  return open ? (
    <VoucherForm lines={lines} onApplied={() => void revalidate()} />
  ) : (
    <button type="button" className={styles.open} onClick={() => setOpen(true)}>
      <Icon of={TicketPercent} />
      {t('voucherLink')}
    </button>
  );
}
