import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { INSPECTION_OUTCOMES } from '@dp/contract/staff/parcels.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useDraft } from '../parts/drafts.ts';
import { Section } from '../parts/section.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { OutcomeSplit, type Split } from './outcome-split.tsx';
import styles from './parcel.module.css';

type Parcel = StaffCallOutput<'getParcel'>['data'];

/** What was found in a parcel that came back: each unit is sellable, second choice or written off. */
export function InspectionForm({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('parcels');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  // Everything is sellable until somebody says otherwise.
  const draft = useDraft<Readonly<Record<number, Split<'b_stock' | 'written_off'>>>>(
    `inspection ${parcel.id} ${parcel.version}`,
    Object.fromEntries(
      parcel.lines.map(({ product_id: id, quantity }) => [
        id,
        { sellable: quantity, b_stock: 0, written_off: 0 },
      ]),
    ),
  );
  const form = useSubmit(async (values) => {
    const note = String(values.get('note') ?? '').trim();
    const lines = parcel.lines.flatMap(({ product_id: id }) =>
      INSPECTION_OUTCOMES.map((outcome) => ({
        product_id: id,
        outcome,
        quantity: draft.value[id]?.[outcome] ?? 0,
        ...(note === '' ? {} : { note }),
      })).filter(({ quantity }) => quantity > 0),
    );
    await save(async () => {
      await call('inspectParcel', {
        params: { id: parcel.id },
        body: { lines, version: parcel.version },
      });
      draft.forget();
      showToast(t('inspectedNow'));
      await revalidate();
    });
  });

  return (
    <Section title={t('inspection')} text={t('inspectionText')}>
      <CallForm form={form}>
        {parcel.lines.map((line) => {
          const id = line.product_id;
          const split = draft.value[id];
          return (
            <fieldset key={id} className={styles.inspected}>
              <legend>{line.name[locale]}</legend>
              {split === undefined ? null : (
                <OutcomeSplit
                  split={split}
                  outcomes={['b_stock', 'written_off']}
                  onChange={(next) => draft.change({ ...draft.value, [id]: next })}
                />
              )}
            </fieldset>
          );
        })}
        <TextField name="note" label={t('note')} optional maxLength={300} />
        <Button type="submit" full busy={form.busy}>
          {t('finishInspection')}
        </Button>
      </CallForm>
    </Section>
  );
}
