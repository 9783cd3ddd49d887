import type { ClaimState } from '@dp/contract/staff/claim-values.ts';
import type { Claim } from '@dp/contract/staff/claims.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Says what became of a claim: sent, paid, refused or given up. */
export function MoveClaim({ claim: { id, sum, next, version } }: { readonly claim: Claim }) {
  const t = useTranslations('claims');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const [to, setTo] = useState<ClaimState>(next[0] ?? 'sent');
  const form = useSubmit((values) =>
    save(async () => {
      const text = (name: string) => String(values.get(name) ?? '').trim() || undefined;
      const more =
        to === 'paid'
          ? {
              amount: requiredNumber(String(values.get('amount') ?? '')),
              reference: text('reference'),
            }
          : { note: text('note') };
      await call('moveClaim', { params: { id }, body: { to, version, ...more } });
      showToast(t('saved'), { look: 'ok' });
      await revalidate();
    }),
  );
  return (
    <GuardedForm form={form} label={t('move')}>
      <Select
        name="to"
        label={t('move')}
        value={to}
        onChange={({ currentTarget: { value } }) =>
          setTo(next.find((state) => state === value) ?? to)
        }
        options={next.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      {to === 'paid' ? (
        <>
          <TextField
            name="amount"
            label={t('amountPaid')}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            defaultValue={String(sum)}
            error={form.problem('amount')}
          />
          <TextField
            name="reference"
            label={t('reference')}
            dir="ltr"
            autoComplete="off"
            maxLength={100}
            error={form.problem('reference')}
          />
        </>
      ) : null}
      {to === 'refused' || to === 'given_up' ? (
        <TextField
          name="note"
          label={t('why')}
          dir="auto"
          maxLength={300}
          error={form.problem('note')}
        />
      ) : null}
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
