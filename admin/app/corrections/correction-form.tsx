import type { State } from '@dp/contract/addresses.ts';
import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { COURIER_NOTE_MAX_LENGTH } from '@dp/contract/staff/limits.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AddressFields } from '../order-form/address-fields.tsx';
import formStyles from '../order-form/order-form.module.css';
import { useShortcuts } from '../palette/shortcuts.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { useMay } from '../session/me.ts';
import { CorrectionConflictDialog } from './correction-conflict-dialog.tsx';
import { type CorrectionDraft, draftOf, sameCorrection } from './correction-draft.ts';
import { CourierNews } from './courier-news.tsx';
import { useSaveCorrection } from './use-save-correction.ts';

export interface CorrectionFormProps {
  /** The version that is corrected. */
  readonly order: AddressCorrection;
  /** Its parcels as they are by now. */
  readonly parcels: AddressCorrection['parcels'];
  readonly places: readonly State[];
  readonly back: string;
  readonly onTakeTheirs: (current: AddressCorrection) => void;
}

/** The address of an order with parcels on their way, and how each courier learns of a correction. */
export function CorrectionForm({
  order,
  parcels,
  places,
  back,
  onTakeTheirs,
}: CorrectionFormProps) {
  const t = useTranslations('corrections');
  const orderForm = useTranslations('orderForm');
  const errorText = useErrorText();
  const mayChoosePlaces = useMay('rates.edit');
  const before = draftOf(order);
  const draft = useDraft<CorrectionDraft>(
    `correction ${order.order_id} version ${order.version}`,
    before,
  );
  const { address, note } = draft.value;
  const change = (changed: Partial<CorrectionDraft>) =>
    draft.change({ ...draft.value, ...changed });
  const isChanged = !sameCorrection(before, draft.value);
  const guard = useUnsavedGuard(isChanged, draft.forget);
  const saving = useSaveCorrection({ order, draft, back });
  const form = useSubmit(() => saving.save(order.version));
  useShortcuts([{ keys: 'mod+Enter', label: t('save'), run: form.submit }]);
  const { failure } = form;
  const isUnserved = isStaffApiError(failure, 'courier_does_not_serve');

  return (
    <PageFrame title={t('title', { number: order.number })} intro={t('intro')} back={back} narrow>
      <form method="post" noValidate className={formStyles.column} {...form.props}>
        <Section
          title={orderForm('address')}
          text={address === null ? orderForm('edit.maskedAddress') : undefined}
        >
          {address === null ? null : (
            <div className={formStyles.group}>
              <AddressFields
                values={address}
                onChange={(changed) => change({ address: { ...address, ...changed } })}
                places={places}
                problem={form.problem}
              />
              <TextField
                name="note"
                label={t('note')}
                hint={t('noteHint')}
                optional
                dir="auto"
                autoComplete="off"
                maxLength={COURIER_NOTE_MAX_LENGTH}
                value={note}
                onChange={({ currentTarget }) => change({ note: currentTarget.value })}
                error={form.problem('note')}
              />
            </div>
          )}
        </Section>
        {address === null ? null : (
          <Section title={t('couriers')}>
            <CourierNews parcels={parcels} />
            <div className={formStyles.group}>
              {failure === undefined ? null : <FormAlert>{errorText(failure)}</FormAlert>}
              {isUnserved && mayChoosePlaces ? (
                <ButtonLink look="secondary" to={`/couriers/places?city=${address.city_id}`}>
                  {t('choosePlace')}
                </ButtonLink>
              ) : null}
              <Button
                type="submit"
                full
                busy={form.busy}
                disabled={!isChanged}
                aria-keyshortcuts="Control+Enter"
              >
                {t('save')}
              </Button>
            </div>
          </Section>
        )}
      </form>
      {guard}
      {saving.conflict === undefined ? null : (
        <CorrectionConflictDialog
          theirs={saving.conflict}
          mine={draft.value}
          places={places}
          busy={saving.again.busy}
          onTakeTheirs={() => {
            const theirs = saving.conflict;
            saving.close();
            draft.forget();
            if (theirs !== undefined) onTakeTheirs(theirs);
          }}
          onSaveMine={saving.again.run}
          onClose={saving.close}
        />
      )}
    </PageFrame>
  );
}
