import { RETURN_MOVES, type ReturnMove } from '@dp/contract/staff/return-values.ts';
import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { optionalNumber } from '../forms/typed-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import styles from './returns.module.css';
import { useReturnChange } from './use-return-change.ts';

/** Books the pick-up, or says that the goods were picked up, came to the shop or never will. */
export function MoveReturn({ value }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const { id, version, next } = value;
  const change = useReturnChange();
  const [to, setTo] = useState<ReturnMove>();
  const form = useSubmit(async (values) => {
    if (to === undefined) return;
    const note = String(values.get('note') ?? '').trim();
    const booking = to === 'pickup_booked';
    const fee = optionalNumber(String(values.get('fee') ?? ''));
    await change(() =>
      call('moveReturn', {
        params: { id },
        body: {
          to,
          version,
          ...(booking ? { day: String(values.get('day') ?? '') } : {}),
          ...(fee === undefined ? {} : { fee }),
          ...(note === '' ? {} : { note }),
        },
      }),
    );
  });
  return (
    <Section title={t('move.title')}>
      <div className={styles.moves}>
        {RETURN_MOVES.filter((move) => next.includes(move)).map((move) => (
          <Button
            key={move}
            look={to === move ? 'primary' : 'secondary'}
            aria-pressed={to === move}
            onClick={() => setTo(move)}
          >
            {t(`move.${move}`)}
          </Button>
        ))}
      </div>
      {to === undefined ? null : (
        <GuardedForm form={form} label={t(`move.${to}`)}>
          {to === 'pickup_booked' ? (
            <TextField
              type="date"
              name="day"
              label={t('move.day')}
              error={form.problem('day')}
              defaultValue={value.pickup_day ?? ''}
            />
          ) : null}
          {to === 'pickup_booked' && value.shopper_pays_way_back ? (
            <TextField
              name="fee"
              inputMode="decimal"
              label={t('move.fee')}
              hint={t('move.feeHint')}
              error={form.problem('fee')}
              defaultValue={value.pickup_fee === 0 ? '' : String(value.pickup_fee)}
              optional
            />
          ) : null}
          <TextField
            name="note"
            label={t('note')}
            optional
            maxLength={300}
            error={form.problem('note')}
          />
          <Button type="submit" full busy={form.busy}>
            {t('save')}
          </Button>
        </GuardedForm>
      )}
    </Section>
  );
}
