import {
  kindOf,
  PAYOUT_FIELDS,
  periodOf,
  RETURN_NOTE_MAX_LENGTH,
  RETURN_REASONS,
  type ReturnReason,
} from '@dp/contract/return-values.ts';
import type { Payout } from '@dp/contract/returns.ts';
import type { Returnable } from '@dp/contract/staff/returns.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Columns } from '../parts/columns.tsx';
import { useDraft } from '../parts/drafts.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { PayoutSection, type TypedPayout } from './payout-section.tsx';
import { ReturnedPieces } from './returned-pieces.tsx';
import styles from './returns.module.css';

interface TypedReturn {
  readonly reason: ReturnReason | '';
  readonly note: string;
  readonly lateBecause: string;
  /** How many, by the products. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly payout: TypedPayout;
}

const EMPTY: TypedReturn = {
  reason: '',
  note: '',
  lateBecause: '',
  pieces: {},
  payout: { route: '', values: {} },
};

/** Which pieces, why, and where the money goes; past the days of the policy also why it is taken back all the same. */
export function OpenReturnForm({ value: { order, lines, paid_by_hand } }: { value: Returnable }) {
  const t = useTranslations('returns');
  const navigate = useNavigate();
  const [keyOf] = useState(requestKeys);
  const draft = useDraft(`return of order ${order.id}`, EMPTY);
  const { reason, note, lateBecause, pieces, payout } = draft.value;
  const change = (changes: Partial<TypedReturn>) => draft.change({ ...draft.value, ...changes });

  const chosen = new Map(
    lines.flatMap(({ product_id: id, left }) => {
      const units = Math.min(pieces[id] ?? 0, left);
      return units > 0 ? [[id, units] as const] : [];
    }),
  );
  const kind = reason === '' ? 'return' : kindOf(lines, reason, chosen);
  const period = reason === '' ? undefined : periodOf(kind, reason);
  const isLate =
    period !== undefined &&
    lines.some((line) => (chosen.get(line.product_id) ?? 0) > (line[period]?.units ?? 0));
  const asksPayout = paid_by_hand && kind === 'return';

  const form = useSubmit(async () => {
    const asked = {
      kind,
      // Nothing chosen is for the API to refuse.
      reason: reason as ReturnReason,
      note,
      lines: [...chosen].map(([product_id, quantity]) => ({ product_id, quantity })),
      payout: asksPayout ? payoutOf(payout) : null,
      ...(isLate ? { late_because: lateBecause } : {}),
    };
    const { data } = await call('openReturn', {
      params: { id: order.id },
      body: { key: keyOf(asked), ...asked },
    });
    draft.forget();
    showToast(t('open.done'), { look: 'ok' });
    await navigate(`/returns/${data.id}`);
  });
  return (
    <GuardedForm form={form} changed={draft.isChanged} onLeave={draft.forget}>
      <Columns
        main={
          <>
            <ReturnedPieces
              lines={lines}
              period={period}
              chosen={chosen}
              problem={form.problem('lines')}
              onChange={(id, units) => change({ pieces: { ...pieces, [id]: units } })}
            />
            <Section title={t('open.why')}>
              <div className={styles.fields}>
                <Select
                  name="reason"
                  label={t('reason')}
                  placeholder={t('open.chooseReason')}
                  value={reason}
                  onChange={({ target }) => change({ reason: target.value as ReturnReason | '' })}
                  error={form.problem('reason')}
                  options={RETURN_REASONS.map((each) => ({
                    value: each,
                    label: t(`reasons.${each}`),
                  }))}
                />
                {kind === 'warranty' ? (
                  <FormAlert look="plain">{t('open.warranty')}</FormAlert>
                ) : null}
                <TextArea
                  name="note"
                  label={t('open.note')}
                  hint={t('open.noteHint')}
                  rows={3}
                  maxLength={RETURN_NOTE_MAX_LENGTH}
                  dir="auto"
                  optional
                  value={note}
                  onChange={({ target }) => change({ note: target.value })}
                  error={form.problem('note')}
                />
              </div>
            </Section>
          </>
        }
        side={
          <>
            {asksPayout ? (
              <PayoutSection
                typed={payout}
                onChange={(typed) => change({ payout: typed })}
                problem={form.problem}
              />
            ) : null}
            {isLate ? (
              <Section title={t('open.late')} text={t('open.lateText')}>
                <TextField
                  name="late_because"
                  label={t('open.lateBecause')}
                  maxLength={300}
                  dir="auto"
                  value={lateBecause}
                  onChange={({ target }) => change({ lateBecause: target.value })}
                  error={form.problem('late_because')}
                />
              </Section>
            ) : null}
            <Button type="submit" full busy={form.busy}>
              {t('open.save')}
            </Button>
          </>
        }
      />
    </GuardedForm>
  );
}

function payoutOf({ route, values }: TypedPayout): Payout | null {
  if (route === '') return null;
  const fields = PAYOUT_FIELDS[route].map((name) => [name, values[name] ?? ''] as const);
  return { route, ...Object.fromEntries(fields) } as Payout;
}
