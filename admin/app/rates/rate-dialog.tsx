import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { useAction } from '../parts/use-action.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import type { DeliveryRate, RateTerms } from './delivery-rate.ts';
import styles from './rate-dialog.module.css';
import { isReadable, RATE_FIELDS, type TypedRate, termsOf, typedOf } from './typed-rate.ts';
import { useRateWords } from './use-rate-words.ts';

type Governorate = StaffCallOutput<'getDeliveryRates'>['data'];

export interface RateDialogProps {
  readonly governorate: Governorate;
  /** Undefined for the governorate itself. */
  readonly city: Governorate['cities'][number] | undefined;
  readonly onClose: () => void;
}

/** Sets a place's own rate, or removes it, which can be undone. */
export function RateDialog({ governorate, city, onClose }: RateDialogProps) {
  const t = useTranslations('rates');
  const words = useRateWords();
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState<
    Conflict<DeliveryRate | null> & { readonly mine: RateTerms | null }
  >();
  /** Whether to ask before a governorate gets no delivery. */
  const [stopping, setStopping] = useState(false);
  const own = (city ?? governorate).rate;
  const before = typedOf(own ?? governorate.rate);
  const [typed, setTyped] = useState(before);
  const terms = termsOf(typed);
  const place = { governorate_id: governorate.id, city_id: city?.id ?? null };
  const versioned = useVersionedSave();
  const undoing = useAction(() =>
    versioned(async () => {
      if (own === null) return;
      const { version: _, ...removed } = own;
      // A removed rate has no version any more.
      await call('setDeliveryRate', { body: { ...place, ...removed, version: 0 } });
      showToast(t('undone'));
      await revalidate();
    }),
  );
  /** Closes whatever is open, one after the other: each takes its own entry from the history. */
  const leave = async () => {
    if (conflict !== undefined || stopping) {
      setConflict(undefined);
      setStopping(false);
      await overlayLeft();
    }
    onClose();
    await overlayLeft();
  };
  /** Null removes the place's own rate. */
  const save = async (mine: RateTerms | null, version: number) => {
    try {
      if (mine === null) await call('removeDeliveryRate', { body: { ...place, version } });
      else await call('setDeliveryRate', { body: { ...place, ...mine, version } });
    } catch (error) {
      const found = conflictOf<DeliveryRate | null>(error);
      if (found === undefined) throw error;
      return setConflict({ ...found, mine });
    }
    await leave();
    const undo = { label: t('undo'), run: () => undoing.run() };
    if (mine === null) showToast(t('removed'), { look: 'ok', action: undo });
    else showToast(t('saved'), { look: 'ok' });
    await revalidate();
  };
  const action = useAction(save);
  const form = useSubmit(() => save(terms, own?.version ?? 0));
  const isChanged = RATE_FIELDS.some((name) => typed[name] !== before[name]);
  const guard = useCloseGuard(form, onClose, isChanged);
  const { name } = city ?? governorate;
  const title = t('rateOf', { name });
  const shown = (rate: RateTerms | null) =>
    rate === null
      ? t(city === undefined ? 'noDelivery' : 'asGovernorate')
      : t('rate', { cost: words.cost(rate), days: words.days(rate), free: words.freeOver(rate) });
  const field = (name: keyof TypedRate, label: string, hint?: string) => (
    <TextField
      name={name}
      label={label}
      {...(hint === undefined ? {} : { hint, optional: true })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed[name]}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
      error={form.problem(name)}
    />
  );
  return (
    <Dialog open onClose={guard.close} title={title}>
      <CallForm form={form} label={title}>
        {field('cost', t('costInEgp'))}
        {field('free_over', t('freeOverInEgp'), t('freeOverHint'))}
        <div className={styles.days}>
          {field('days.min', t('daysFrom'))}
          {field('days.max', t('daysTo'))}
        </div>
        <div className={styles.preview}>
          <span className={styles.soft}>{t('preview')}</span>
          <p aria-live="polite" className={isReadable(terms) ? styles.sentence : styles.soft}>
            {isReadable(terms) ? shown(terms) : t('previewNone')}
          </p>
        </div>
        <Button type="submit" full busy={form.busy}>
          {t('save')}
        </Button>
        {own === null ? null : (
          <Button
            look="quiet"
            full
            busy={action.busy}
            onClick={() => (city === undefined ? setStopping(true) : action.run(null, own.version))}
          >
            {city === undefined ? t('stop') : t('likeGovernorate')}
          </Button>
        )}
        <EarlierStates
          kind="rate"
          id={city === undefined ? governorate.id : `${governorate.id}-${city.id}`}
          isTyped={guard.isTyped}
          onUse={(state) => setTyped(typedOf(state))}
          full
        />
      </CallForm>
      {guard.question}
      <ConfirmDialog
        open={stopping}
        title={t('stopTitle', { name })}
        description={t('stopText')}
        confirmLabel={t('stop')}
        dangerous
        busy={action.busy}
        onClose={() => setStopping(false)}
        onConfirm={() => action.run(null, own?.version ?? 0)}
      />
      {conflict === undefined ? null : (
        <ConflictDialog
          rows={[{ label: name, theirs: shown(conflict.current), mine: shown(conflict.mine) }]}
          busy={action.busy}
          onTakeTheirs={() => void leave().then(revalidate)}
          onSaveMine={() => action.run(conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}
