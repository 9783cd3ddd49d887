import type { QuotedVoucher } from '@dp/contract/quotes.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { TicketPercent } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import type { CartLine } from './cart-lines.ts';
import { saveCheckoutDraft } from './checkout-draft.ts';
import styles from './voucher-card.module.css';
import { VoucherForm } from './voucher-form.tsx';

export interface VoucherCardProps {
  readonly voucher: QuotedVoucher | null;
  /** Undefined beside sums that list a voucher which is applied, with the way to remove it. */
  readonly delivery?: Pick<ShippingCost, 'cost' | 'free_over'>;
  readonly lines: readonly CartLine[];
  /** Inside a card it has no frame of its own. */
  readonly inCard?: boolean;
  /** Called once a typed code holds. */
  readonly onApplied?: () => void;
}

/** The voucher, behind a link until it is needed. */
export function VoucherCard(props: VoucherCardProps) {
  const { voucher, delivery, lines, inCard = false, onApplied } = props;
  const t = useTranslations('checkout');
  const format = useFormat();
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const remove = useRemoveVoucher();
  const [open, setOpen] = useState(false);

  if (voucher?.state === 'applied') {
    if (delivery === undefined) return null;
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
          {!voucher.ends_free_delivery || delivery.free_over === null ? null : (
            <span className={styles.fee}>
              {t.rich('voucherEndsFree', {
                freeOver: format.price(delivery.free_over),
                cost: format.price(delivery.cost),
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
  // Also where its form is still open: what was applied says why it no longer is.
  if (voucher !== null) {
    return (
      <FormAlert>
        <bdi>{voucher.code}</bdi>:{' '}
        {voucher.state === 'waiting'
          ? errorText(tooManyGuesses(voucher.retry_in))
          : t(`voucherReason.${voucher.reason}`)}{' '}
        <Button look="quiet" size="small" onClick={remove}>
          {t('voucherRemove')}
        </Button>
      </FormAlert>
    );
  }
  return open ? (
    <VoucherForm
      lines={lines}
      inCard={inCard}
      onApplied={() => {
        onApplied?.();
        void revalidate();
      }}
    />
  ) : (
    <button
      type="button"
      className={styles.open}
      data-in-card={inCard || undefined}
      onClick={() => setOpen(true)}
    >
      <Icon of={TicketPercent} />
      {t('voucherLink')}
    </button>
  );
}

/** Takes the code off and asks for the sums without it. */
export function useRemoveVoucher(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    saveCheckoutDraft({ voucherCode: undefined });
    void revalidate();
  };
}

function tooManyGuesses(retryIn: number): ApiError {
  const data = { retry_in: retryIn };
  return new ApiError({ status: 429, code: 'too_many_voucher_guesses', data });
}
