import { RECEIPT_LINES_MAX } from '@dp/contract/staff/goods-receipt-values.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackagePlus } from 'lucide';
import { useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Figures } from '../parts/figures.tsx';
import { Section } from '../parts/section.tsx';
import styles from './goods-receipts.module.css';
import { type DraftLine, sumOf, unitsIn, withLine } from './receipt-draft.ts';
import { ReceiptLine } from './receipt-line.tsx';
import type { Receipt } from './use-receipt.ts';

export interface ReceiptFormProps {
  readonly receipt: Receipt;
  readonly seesCosts: boolean;
  readonly onNext: () => void;
}

/** What came in, whose delivery it is, what it adds up to, and saving it. */
export function ReceiptForm({ receipt, seesCosts, onNext }: ReceiptFormProps) {
  const t = useTranslations('goodsReceipts');
  const { number, price } = useFormat();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const { draft, change, savedAs } = receipt;
  const { lines } = draft;
  /** The products that the API answered about: a removed one must not leave its problem to the next. */
  const sent = useRef<readonly number[]>([]);
  const form = useSubmit(async () => {
    sent.current = lines.map((line) => line.id);
    const id = await receipt.save();
    if (id === undefined) return;
    // The guard of unsaved changes must know before the page is left.
    flushSync(receipt.forget);
    await navigate(`/stock/receipts/${id}`);
    showToast(t('saved'), { look: 'ok' });
  });
  const latestNext = useRef(onNext);
  latestNext.current = onNext;
  const next = useCallback(() => latestNext.current(), []);
  const changeLine = useCallback(
    (id: number, changed: { quantity?: string; cost?: string }) =>
      change((before) => withLine(before, id, changed)),
    [change],
  );
  const remove = useCallback(
    (id: number) => {
      focusBeside(list.current, document.activeElement);
      change((before) => ({ ...before, lines: before.lines.filter((line) => line.id !== id) }));
    },
    [change],
  );
  const text = (name: 'reference' | 'note') => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { value: string } }) =>
      change((before) => ({ ...before, [name]: value })),
    error: form.problem(name),
  });
  const problemOf = (line: DraftLine, place: number, part: string) =>
    sent.current[place] === line.id ? form.problem(`lines.${place}.${part}`) : undefined;
  const units = lines.reduce((sum, line) => sum + (unitsIn(line) ?? 0), 0);
  const sums = lines.map(sumOf).filter((sum) => sum !== null);
  const isTooLong = lines.length > RECEIPT_LINES_MAX;
  return (
    <Section title={t('delivery')}>
      <CallForm form={form} label={t('delivery')}>
        {savedAs === undefined ? null : (
          <FormAlert>
            {t('savedAlready')}{' '}
            <Link to={`/stock/receipts/${savedAs}`} className={styles.link}>
              {t('number', { number: number(savedAs) })}
            </Link>{' '}
            <Button look="quiet" size="small" onClick={receipt.beginAnother}>
              {t('beginAnother')}
            </Button>
          </FormAlert>
        )}
        {isTooLong ? <FormAlert>{t('tooLong', { count: RECEIPT_LINES_MAX })}</FormAlert> : null}
        {lines.length === 0 ? (
          <EmptyState icon={PackagePlus} title={t('nothing.title')} text={t('nothing.text')} />
        ) : (
          <ul ref={list} aria-label={t('lines')} className={styles.lines}>
            {lines.map((line, place) => (
              <ReceiptLine
                key={line.id}
                line={line}
                place={place}
                seesCosts={seesCosts}
                quantityProblem={problemOf(line, place, 'quantity')}
                costProblem={problemOf(line, place, 'cost')}
                productProblem={
                  problemOf(line, place, 'product_id') === undefined ? undefined : t('gone')
                }
                onChange={changeLine}
                onRemove={remove}
                onNext={next}
              />
            ))}
          </ul>
        )}
        <div className={styles.pair}>
          <TextField
            {...text('reference')}
            label={t('reference')}
            hint={t('referenceHint')}
            dir="auto"
            optional
            maxLength={80}
          />
          <TextField {...text('note')} label={t('note')} optional maxLength={300} />
        </div>
        <Figures
          of={[
            [t('products'), number(lines.length)],
            [t('units'), number(units)],
            ...(seesCosts && sums.length > 0
              ? [[t('sum'), price(sums.reduce((all, sum) => all + sum, 0))] as const]
              : []),
          ]}
        />
        <Button type="submit" full busy={form.busy} disabled={lines.length === 0 || isTooLong}>
          {t('save', { count: units })}
        </Button>
      </CallForm>
    </Section>
  );
}

/** Keeps the keyboard in the list when the line that has the focus goes. */
function focusBeside(list: HTMLElement | null, focused: Element | null): void {
  const removers = [...(list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const place = removers.indexOf(focused as HTMLElement);
  if (place !== -1) (removers[place + 1] ?? removers[place - 1])?.focus();
}
