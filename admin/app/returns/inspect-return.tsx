import {
  RETURN_FINDINGS,
  RETURN_OUTCOMES,
  type ReturnFinding,
  type ReturnOutcome,
} from '@dp/contract/staff/return-values.ts';
import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { OutcomeSplit, type Split } from '../parcels/outcome-split.tsx';
import { useDraft } from '../parts/drafts.ts';
import { Section } from '../parts/section.tsx';
import styles from './returns.module.css';
import { useReturnChange } from './use-return-change.ts';

const OTHERS = ['b_stock', 'written_off', 'not_accepted'] as const satisfies ReturnOutcome[];

interface Found {
  readonly finding: ReturnFinding;
  readonly split: Split<(typeof OTHERS)[number]>;
}

/** The finding and the outcome of each piece; they move the stock and decide the refund. */
export function InspectReturn({ value }: { readonly value: StaffReturnDetails }) {
  const t = useTranslations('returns');
  const locale = useLocale();
  const change = useReturnChange();
  const { id, version, lines } = value;
  // Everything is fine and sellable until somebody says otherwise.
  const draft = useDraft<Readonly<Record<number, Found>>>(
    `return ${id} ${version}`,
    Object.fromEntries(
      lines.map(({ product_id: product, quantity }) => [
        product,
        {
          finding: 'ok',
          split: { sellable: quantity, b_stock: 0, written_off: 0, not_accepted: 0 },
        },
      ]),
    ),
  );
  const form = useSubmit((values) => {
    const note = String(values.get('note') ?? '').trim();
    const found = lines.flatMap(({ product_id: product }) =>
      RETURN_OUTCOMES.map((outcome) => ({
        product_id: product,
        finding: draft.value[product]?.finding ?? 'ok',
        outcome,
        quantity: draft.value[product]?.split[outcome] ?? 0,
        ...(note === '' ? {} : { note }),
      })).filter(({ quantity }) => quantity > 0),
    );
    return change(async () => {
      await call('inspectReturn', { params: { id }, body: { lines: found, version } });
      draft.forget();
    });
  });
  return (
    <Section title={t('inspect.title')} text={t('inspect.text')}>
      <CallForm form={form}>
        {lines.map(({ product_id: product, name }) => {
          const found = draft.value[product];
          if (found === undefined) return null;
          const set = (next: Partial<Found>) =>
            draft.change({ ...draft.value, [product]: { ...found, ...next } });
          return (
            <fieldset key={product} className={styles.inspected}>
              <legend>{name[locale]}</legend>
              <Select
                label={t('inspect.finding')}
                value={found.finding}
                onChange={({ target }) => set({ finding: target.value as ReturnFinding })}
                options={RETURN_FINDINGS.map((finding) => ({
                  value: finding,
                  label: t(`findings.${finding}`),
                }))}
              />
              <OutcomeSplit
                split={found.split}
                outcomes={OTHERS}
                onChange={(split) => set({ split })}
              />
            </fieldset>
          );
        })}
        <TextField name="note" label={t('note')} optional maxLength={300} />
        <Button type="submit" full busy={form.busy}>
          {t('inspect.finish')}
        </Button>
      </CallForm>
    </Section>
  );
}
