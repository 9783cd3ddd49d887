import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { sumAmounts } from './sum-amounts.ts';
import type { ChosenParcels } from './use-chosen-parcels.ts';

interface ReceiveCashProps {
  readonly courier: string;
  readonly chosen: ChosenParcels;
  /** Ways to choose many parcels at once. */
  readonly children: ReactNode;
}

/** Receives the counted cash of chosen parcels, beside what the courier has to hand in for them. */
export function ReceiveCash({ courier, chosen, children }: ReceiveCashProps) {
  const t = useTranslations('cash');
  const { price } = useFormat();
  const { revalidate } = useRevalidator();
  const [times, setTimes] = useState(0);
  const [typed, setTyped] = useState('');
  const expected = sumAmounts(chosen.all.map(({ outstanding }) => outstanding));
  const difference = sumAmounts([requiredNumber(typed), -expected]);
  const differs = typed.trim() !== '' && Number.isFinite(difference) && difference !== 0;
  const form = useSubmit(async (values) => {
    const reason = String(values.get('reason') ?? '').trim();
    const body = {
      parcels: chosen.all.map(({ id }) => id),
      amount: requiredNumber(typed),
      ...(reason === '' ? {} : { reason }),
    };
    const { data } = await call('handInCash', { params: { id: courier }, body }).catch(
      async (error: unknown) => {
        if (isStaffApiError(error, 'cash_not_outstanding')) {
          chosen.drop(error.data.parcels as number[]);
          await revalidate();
        }
        throw error;
      },
    );
    chosen.clear();
    setTyped('');
    setTimes(times + 1);
    showToast(t('received', { amount: price(data.received) }));
    await revalidate();
  });
  return (
    <Section title={t('receive')} text={t('receiveText', { count: chosen.all.length })}>
      {children}
      {chosen.all.length === 0 ? null : (
        <SectionRow title={t('expected')} action={<bdi>{price(expected)}</bdi>} />
      )}
      <GuardedForm key={times} form={form}>
        <TextField
          name="amount"
          label={t('amount')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
          error={form.problem('amount')}
        />
        <TextField
          name="reason"
          label={t('reason')}
          hint={
            differs
              ? t(difference < 0 ? 'short' : 'over', { amount: price(Math.abs(difference)) })
              : t('reasonHint')
          }
          optional
          maxLength={300}
          error={form.problem('reason')}
        />
        <Button type="submit" full busy={form.busy} disabled={chosen.all.length === 0}>
          {t('confirm')}
        </Button>
      </GuardedForm>
    </Section>
  );
}
