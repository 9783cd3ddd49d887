import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { useAction } from '../parts/use-action.ts';

/** Says what became of a refund whose answer was lost, by the provider's own pages. */
export function RefundDoubtForm({ refundId }: { readonly refundId: number }) {
  const t = useTranslations('payments');
  const { revalidate } = useRevalidator();
  const params = { id: String(refundId) };
  const notPaid = useAction(async () => {
    await call('decideRefund', { params, body: { outcome: 'not_paid' } });
    showToast(t('doubtNotPaidDone'), { look: 'ok' });
    await revalidate();
  });
  const form = useSubmit(async (values) => {
    const proof = String(values.get('proof') ?? '').trim();
    const body = { outcome: 'paid' as const, ...(proof === '' ? {} : { proof }) };
    await call('decideRefund', { params, body });
    showToast(t('refundDone'), { look: 'ok' });
    await revalidate();
  });
  return (
    <GuardedForm form={form} label={t('doubt')}>
      <p>{t('doubtText')}</p>
      <TextField
        name="proof"
        label={t('proof')}
        hint={t('proofHint')}
        maxLength={60}
        autoComplete="off"
        error={form.problem('proof')}
      />
      <FormActions>
        <Button look="quiet" busy={notPaid.busy} onClick={() => notPaid.run()}>
          {t('doubtNotPaid')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('doubtPaid')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
