import type { ClaimReason } from '@dp/contract/staff/claim-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';

/** Claims money for a parcel from its courier. */
export function OpenClaim({
  parcelId,
  reasons,
  outstanding,
}: {
  readonly parcelId: number;
  readonly reasons: readonly ClaimReason[];
  readonly outstanding: number;
}) {
  const t = useTranslations('claims');
  const { revalidate } = useRevalidator();
  const form = useSubmit(async (values) => {
    const reason = reasons.find((each) => each === values.get('reason')) ?? 'damaged';
    const body = { reason, amount: requiredNumber(String(values.get('amount') ?? '')) };
    await call('openClaim', { params: { id: parcelId }, body });
    showToast(t('opened'), { look: 'ok' });
    await revalidate();
  });
  return (
    <GuardedForm form={form} label={t('open')}>
      <Select
        name="reason"
        label={t('reason')}
        options={reasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
      />
      <TextField
        name="amount"
        label={t('amount')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        defaultValue={outstanding === 0 ? undefined : String(outstanding)}
        error={form.problem('amount')}
      />
      <FormActions>
        <Button type="submit" look="secondary" busy={form.busy}>
          {t('open')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
