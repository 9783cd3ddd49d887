import { foldDigits } from '@dp/contract/digits.ts';
import { writeOrderNumber } from '@dp/contract/order-numbers.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { FocusEvent } from 'react';
import { isApiError } from '../api/api-error.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useShop } from '../page/use-shop.ts';
import type { TrackedBy } from '../parcels/tracked-by.ts';
import { checkTracking, TRACK_FIELDS, type TrackField } from './check-tracking.ts';

export interface TrackFormProps {
  /** The order's number as an address or a mail named it. */
  readonly number: string;
  readonly onTrack: (by: TrackedBy) => Promise<void>;
}

/** Asks for an order's number and the end of the phone that its courier calls. */
export function TrackForm({ number, onTrack }: TrackFormProps) {
  const { order_prefix } = useShop();
  const t = useTranslations('tracking');
  const example = writeOrderNumber(order_prefix, '100001');
  const form = useForm<TrackField>({
    names: TRACK_FIELDS,
    check: checkTracking,
    async send({ number: asked, phone_end: end }) {
      try {
        await onTrack({ number: asked.trim(), phone_end: end.trim() });
      } catch (error) {
        // Which of the two is wrong is not told: what both are is said above them.
        if (isApiError(error, 'tracking_not_found')) {
          for (const name of TRACK_FIELDS) form.refuse(name, 'invalid');
        }
        throw error;
      }
    },
  });
  const field = useFields(form);
  // What was not found was whole: it is marked, and said above both.
  const notFound = isApiError(form.failure, 'tracking_not_found');
  const fieldOf = (name: TrackField, wanted: string) =>
    form.problems[name] === undefined ? field(name) : { name, error: notFound ? '' : wanted };
  // An error that is said names the example too.
  const isExplained = form.problems.number !== undefined && !notFound;
  return (
    <Form form={form}>
      <TextField
        {...fieldOf('number', t('writeNumber', { number: example }))}
        label={t('number')}
        hint={isExplained ? undefined : t('numberHint', { number: example })}
        defaultValue={number}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        onBlur={foldTyped}
      />
      <TextField
        {...fieldOf('phone_end', t('writePhoneEnd'))}
        label={t('phoneEnd')}
        hint={t('phoneEndHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        onBlur={foldTyped}
      />
      <SubmitButton busy={form.busy}>{t('track')}</SubmitButton>
    </Form>
  );
}

/** Shows what was typed in the shop's digits, as fields of phone numbers do. */
function foldTyped({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  input.value = foldDigits(input.value);
}
