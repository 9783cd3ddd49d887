import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Sets the time at which the prices of a batch change by themselves. */
export function SchedulePrices({ batch: { id, version } }: { readonly batch: PriceBatch }) {
  const t = useTranslations('prices');
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const [at, setAt] = useState('');
  const form = useSubmit(() =>
    versioned(async () => {
      await call('applyPriceBatch', { params: { id: String(id) }, body: { version, at } });
      await revalidate();
    }),
  );
  return (
    <Section title={t('later')} text={t('laterText')}>
      <GuardedForm changed={at !== ''} form={form} label={t('later')}>
        <TextField
          name="at"
          type="datetime-local"
          dir="ltr"
          label={t('at')}
          hint={t('cairoTime')}
          value={at}
          onChange={({ currentTarget }) => setAt(currentTarget.value)}
          error={form.problem('at')}
        />
        <FormActions>
          <Button type="submit" look="secondary" busy={form.busy}>
            {t('schedule')}
          </Button>
        </FormActions>
      </GuardedForm>
    </Section>
  );
}
