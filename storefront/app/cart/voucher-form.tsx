import { foldDigits } from '@dp/contract/digits.ts';
import { VOUCHER_CODE_MAX_LENGTH } from '@dp/contract/limits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import type { VoucherReason } from '@dp/contract/vouchers.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { browserApi } from '../session/browser-client.ts';
import type { CartLine } from './cart-lines.ts';
import { saveCheckoutDraft } from './checkout-draft.ts';
import styles from './voucher-card.module.css';

export interface VoucherFormProps {
  readonly lines: readonly CartLine[];
  /** Inside a card it has no frame of its own. */
  readonly inCard: boolean;
  readonly onApplied: () => void;
}

/** A code to try; only a valid one is applied. */
export function VoucherForm({ lines, inCard, onApplied }: VoucherFormProps) {
  const t = useTranslations('checkout');
  const format = useFormat();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => field.current?.focus(), []);
  // Also what has just come below the field, which a bar at the foot would cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something else to read.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, failure]);

  function refuse(why: string): void {
    setProblem(why);
    field.current?.focus();
  }

  async function apply(): Promise<void> {
    const code = foldDigits(stripBidiMarks(field.current?.value ?? '')).trim();
    if (busy) return;
    if (code === '') return refuse(t('voucherRequired'));
    setBusy(true);
    setProblem(undefined);
    setFailure(undefined);
    try {
      const { data } = await browserApi().call('checkVoucher', {
        body: { code, lines: [...lines] },
      });
      saveCheckoutDraft({ voucherCode: data.code });
      onApplied();
    } catch (error) {
      if (isApiError(error, 'voucher_invalid')) {
        const { reason, minimum } = error.data as { reason: VoucherReason; minimum?: number };
        refuse(
          minimum === undefined
            ? t(`voucherReason.${reason}`)
            : t('voucherMinimum', { minimum: isolated(format.price(minimum)) }),
        );
      } else if (isApiError(error, 'validation_failed')) {
        refuse(t('voucherReason.unknown'));
      } else {
        setFailure(() => error);
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-in-card={inCard || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      {failure === undefined ? null : <FormAlert>{errorText(failure)}</FormAlert>}
      <TextField
        ref={field}
        name="voucher"
        label={t('voucherLabel')}
        error={problem}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={VOUCHER_CODE_MAX_LENGTH}
        onChange={() => setProblem(undefined)}
      />
      <Button type="submit" look="secondary" busy={busy}>
        {t('voucherApply')}
      </Button>
    </form>
  );
}
