import type { CourierPickup } from '@dp/contract/staff/courier-company.ts';
import { PICKUP_SLOTS } from '@dp/contract/staff/courier-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';

type Wanted = Pick<CourierPickup, 'day' | 'slot'>;
type Earlier = Wanted & { readonly at: string; readonly state: 'booked' | 'unanswered' };

const SLOT_NAMES = { '10:00 to 13:00': 'morning', '13:00 to 16:00': 'afternoon' } as const;
const LOOKS = { booked: 'ok', unanswered: 'warning', refused: 'danger' } as const;

/** Asks for Bosta's van, and says when it comes. */
export function PickupSection({ pickups }: { readonly pickups: readonly CourierPickup[] }) {
  const t = useTranslations('bosta');
  const { date, dateTime } = useDates();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(0);
  const [earlier, setEarlier] = useState<Earlier>();
  const ask = async ({ day, slot }: Wanted, again: boolean) => {
    try {
      await call('requestPickup', { body: { day, slot, again } });
    } finally {
      // One that was refused or not answered is on the list, too.
      await revalidate();
    }
    setEarlier(undefined);
    setSent((count) => count + 1);
    showToast(t('pickupDone'), { look: 'ok' });
  };
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const slot = PICKUP_SLOTS.find((each) => each === text('slot')) ?? PICKUP_SLOTS[0];
    const wanted = { day: text('day'), slot };
    try {
      await ask(wanted, false);
    } catch (error) {
      const found = earlierOf(error);
      if (found === undefined) throw error;
      setEarlier({ ...wanted, ...found });
    }
  });
  const askAgain = useAction((wanted: Wanted) => ask(wanted, true));
  const slotName = (slot: CourierPickup['slot']) => t(`slots.${SLOT_NAMES[slot]}`);
  return (
    <Section title={t('pickup')} text={t('pickupText')}>
      {pickups.map(({ id, day, slot, state, actor }) => (
        <SectionRow
          key={id}
          title={date(day)}
          detail={
            <>
              {slotName(slot)} · <bdi>{actor.name}</bdi>
            </>
          }
          action={<Badge look={LOOKS[state]}>{t(`pickupStates.${state}`)}</Badge>}
        />
      ))}
      <GuardedForm key={sent} form={form} label={t('pickup')}>
        <TextField name="day" type="date" label={t('day')} error={form.problem('day')} />
        <Select
          name="slot"
          label={t('slot')}
          options={PICKUP_SLOTS.map((slot) => ({ value: slot, label: slotName(slot) }))}
          error={form.problem('slot')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('pickupAsk')}
          </Button>
        </FormActions>
      </GuardedForm>
      <ConfirmDialog
        open={earlier !== undefined}
        onClose={() => setEarlier(undefined)}
        onConfirm={() => earlier && askAgain.run(earlier)}
        title={t('pickupAsked.title')}
        description={earlier && t(`pickupAsked.${earlier.state}`, { at: dateTime(earlier.at) })}
        confirmLabel={t('pickupAsked.again')}
        busy={askAgain.busy}
      />
    </Section>
  );
}

/** The earlier request that a refused one would repeat. */
function earlierOf(error: unknown): Pick<Earlier, 'at' | 'state'> | undefined {
  if (!(error instanceof StaffApiError) || error.code !== 'pickup_asked') return undefined;
  const { at, state } = error.data;
  return { at: String(at), state: state === 'booked' ? 'booked' : 'unanswered' };
}
