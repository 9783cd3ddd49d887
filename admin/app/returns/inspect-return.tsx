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
import { useSubmit } from '../forms/use-submit.ts';
import { OutcomeSplit, type Split } from '../parcels/outcome-split.tsx';
import { useDraft } from '../parts/drafts.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import styles from './returns.module.css';
import { useReturnChange } from './use-return-change.ts';

const OTHERS = ['b_stock', 'written_off', 'not_accepted'] as const satisfies ReturnOutcome[];

interface Inspection {
  readonly note: string;
  /** By the products. */
  readonly found: Readonly<Record<number, Found>>;
}

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
  const draft = useDraft<Inspection>(`return inspection ${id} ${version}`, {
    note: '',
    found: Object.fromEntries(
      lines.map(({ product_id: product, quantity }) => [
        product,
        {
          finding: 'ok',
          split: { sellable: quantity, b_stock: 0, written_off: 0, not_accepted: 0 },
        },
      ]),
    ),
  });
  const typed = draft.value;
  const form = useSubmit(() => {
    const note = typed.note.trim();
    const found = lines.flatMap(({ product_id: product }) =>
      RETURN_OUTCOMES.map((outcome) => ({
        product_id: product,
        finding: typed.found[product]?.finding ?? 'ok',
        outcome,
        quantity: typed.found[product]?.split[outcome] ?? 0,
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
      <GuardedForm form={form} changed={draft.isChanged} onLeave={draft.forget}>
        {lines.map(({ product_id: product, name }) => {
          const found = typed.found[product];
          if (found === undefined) return null;
          const set = (next: Partial<Found>) =>
            draft.change({
              ...typed,
              found: { ...typed.found, [product]: { ...found, ...next } },
            });
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
        <TextField
          name="note"
          label={t('note')}
          value={typed.note}
          onChange={({ currentTarget }) => draft.change({ ...typed, note: currentTarget.value })}
          optional
          maxLength={300}
        />
        <Button type="submit" full busy={form.busy}>
          {t('inspect.finish')}
        </Button>
      </GuardedForm>
    </Section>
  );
}
