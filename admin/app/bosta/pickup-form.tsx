import { PICKUP_SLOTS } from '@dp/contract/staff/courier-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';

const SLOT_NAMES = { '10:00 to 13:00': 'morning', '13:00 to 16:00': 'afternoon' } as const;

/** Asks for Bosta's van. */
export function PickupForm() {
  const t = useTranslations('bosta');
  const [sent, setSent] = useState(0);
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const slot = PICKUP_SLOTS.find((each) => each === text('slot')) ?? PICKUP_SLOTS[0];
    await call('requestPickup', { body: { day: text('day'), slot } });
    setSent((count) => count + 1);
    showToast(t('pickupDone'), { look: 'ok' });
  });
  return (
    <Section title={t('pickup')} text={t('pickupText')}>
      <GuardedForm key={sent} form={form} label={t('pickup')}>
        <TextField name="day" type="date" label={t('day')} error={form.problem('day')} />
        <Select
          name="slot"
          label={t('slot')}
          options={PICKUP_SLOTS.map((slot) => ({
            value: slot,
            label: t(`slots.${SLOT_NAMES[slot]}`),
          }))}
          error={form.problem('slot')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('pickupAsk')}
          </Button>
        </FormActions>
      </GuardedForm>
    </Section>
  );
}
