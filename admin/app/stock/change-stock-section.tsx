import type { StockedProduct } from '@dp/contract/staff/stock.ts';
import { STOCK_REASONS, type StockReason } from '@dp/contract/staff/stock-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import styles from './stock.module.css';
import { onHandAfter, typedUnits } from './typed-units.ts';

const NOTHING = { quantity: '', note: '' };

/** Changes a product's stock by reason, and says beforehand what will be in the shop. */
export function ChangeStockSection({ product }: { readonly product: StockedProduct }) {
  const t = useTranslations('stock');
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<StockReason>('received');
  const [typed, setTyped] = useState(NOTHING);
  const [conflict, setConflict] = useState<Conflict<StockedProduct>>();
  const units = typedUnits(typed.quantity);
  const after = onHandAfter(product.on_hand, reason, units);

  async function save(onHand: number): Promise<void> {
    const note = typed.note.trim();
    const body = { reason, quantity: units, on_hand: onHand, ...(note === '' ? {} : { note }) };
    try {
      const { data } = await call('changeStock', { params: { id: product.id }, body });
      showToast(t('saved', { count: data.on_hand }), { look: 'ok' });
    } catch (error) {
      const found = conflictOf<StockedProduct>(error);
      if (found === undefined) throw error;
      return setConflict(found);
    }
    await showNow();
  }
  async function showNow(): Promise<void> {
    setConflict(undefined);
    setTyped(NOTHING);
    await revalidate();
  }
  const form = useSubmit(() => save(product.on_hand));
  const again = useAction(save);
  const guard = useUnsavedGuard(typed.quantity !== '' || typed.note !== '', () =>
    setTyped(NOTHING),
  );
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    error: form.problem(name),
  });
  return (
    <Section title={t('change')}>
      <CallForm form={form} label={t('change')}>
        <Select
          name="reason"
          label={t('reason')}
          value={reason}
          onChange={({ target }) =>
            setReason(STOCK_REASONS.find((each) => each === target.value) ?? 'received')
          }
          options={STOCK_REASONS.map((each) => ({ value: each, label: t(`choices.${each}`) }))}
        />
        <TextField
          {...field('quantity')}
          label={t(`quantities.${reason}.label`)}
          hint={t(`quantities.${reason}.hint`)}
          dir="ltr"
          // The number pad of phones has no minus.
          inputMode={reason === 'corrected' ? 'text' : 'numeric'}
          maxLength={12}
        />
        <TextField
          {...field('note')}
          label={t('note')}
          hint={t('noteHint')}
          optional={reason !== 'corrected'}
          maxLength={300}
        />
        <p role="status" className={styles.result}>
          {Number.isNaN(after) || after < 0
            ? null
            : t('result', { before: number(product.on_hand), after: number(after) })}
        </p>
        <Button type="submit" full busy={form.busy}>
          {t('save')}
        </Button>
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[
            {
              label: t('onHand'),
              theirs: number(conflict.current.on_hand),
              mine: number(onHandAfter(conflict.current.on_hand, reason, units)),
            },
          ]}
          busy={again.busy}
          onTakeTheirs={() => void showNow()}
          onSaveMine={() => again.run(conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Section>
  );
}
