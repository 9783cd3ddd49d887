import type { ReceiptLineFault } from '@dp/contract/staff/goods-receipt-values.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Section } from '../parts/section.tsx';
import styles from './goods-receipts.module.css';
import { type TypedReceiptLine, typedReceiptOf } from './typed-receipt.ts';
import { checkLines, type Receipt } from './use-receipt.ts';

interface WrongLine extends TypedReceiptLine {
  readonly fault: ReceiptLineFault;
}

/** Adds the lines of a pasted list to a receipt; what is wrong stays in the field and is named by its line. */
export function AddFromList({
  receipt,
  seesCosts,
}: {
  readonly receipt: Receipt;
  readonly seesCosts: boolean;
}) {
  const t = useTranslations('goodsReceipts');
  const { number } = useFormat();
  const [wrong, setWrong] = useState<readonly WrongLine[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  // Closed at first: on a phone it is between the scans and what came in.
  const [isOpen, setOpen] = useState(receipt.draft.pasted !== '');
  const form = useSubmit(async () => {
    const lines = typedReceiptOf(receipt.draft.pasted);
    setEmpty(lines.length === 0);
    const checked = await checkLines(
      lines.map(({ code, quantity, cost }) => ({
        code,
        quantity,
        cost: seesCosts ? cost : undefined,
      })),
    );
    if (receipt.isSaving()) return showToast(t('saving'), { look: 'danger' });
    const refused = lines.flatMap((line, place): WrongLine[] => {
      const found = checked[place];
      if (found?.outcome !== 'found') return [{ ...line, fault: found?.fault ?? 'code_unknown' }];
      if (receipt.has(found.id)) return [{ ...line, fault: 'twice' }];
      receipt.add(found);
      return [];
    });
    setWrong(refused);
    receipt.change((before) => ({
      ...before,
      pasted: refused.map(({ text }) => text).join('\n'),
    }));
    const added = lines.length - refused.length;
    if (added > 0) showToast(t('added', { count: added }), { look: 'ok' });
  });
  return (
    <Section
      title={t('list')}
      action={
        <Button
          look="secondary"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('openList')}
        </Button>
      }
    >
      {isOpen ? (
        <CallForm form={form} label={t('list')}>
          <p className={styles.soft}>{t(seesCosts ? 'listText' : 'listTextWithoutCosts')}</p>
          {wrong.length === 0 ? null : (
            <ul className={styles.wrong} aria-label={t('wrong', { count: wrong.length })}>
              {wrong.map(({ line, code, fault }) => (
                <li key={line}>
                  {t('line', { line: number(line) })}{' '}
                  {code === '' ? null : (
                    <>
                      <bdi dir="auto">{code}</bdi>:{' '}
                    </>
                  )}
                  {t(`faults.${fault}`)}
                </li>
              ))}
            </ul>
          )}
          <TextArea
            name="pasted"
            label={t('pasted')}
            hint={t(seesCosts ? 'pastedHint' : 'pastedHintWithoutCosts')}
            value={receipt.draft.pasted}
            onChange={({ currentTarget: { value } }) => {
              setEmpty(false);
              receipt.change((before) => ({ ...before, pasted: value }));
            }}
            error={
              isEmpty
                ? t('nothingTyped')
                : wrong.length > 0
                  ? t('wrong', { count: wrong.length })
                  : undefined
            }
            rows={5}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" look="secondary" full busy={form.busy}>
            {t('addList')}
          </Button>
        </CallForm>
      ) : null}
    </Section>
  );
}
