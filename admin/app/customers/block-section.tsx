import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';

/** Whether every order of a customer is confirmed before it is packed, and why. */
export function BlockSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const { date } = useDates();
  const mayChange = useMay('orders.edit');
  const { revalidate } = useRevalidator();
  const saveVersion = useVersionedSave();
  const { id, version, block } = customer;
  const save = async (reason: string | null) => {
    await saveVersion(async () => {
      await call('setCustomerBlock', { params: { id }, body: { version, reason } });
      showToast(t(reason === null ? 'unblocked' : 'blockedNow'), { look: 'ok' });
      await revalidate();
    });
  };
  const form = useSubmit((values) => save(String(values.get('reason'))));
  const unblock = useAction(() => save(null));
  if (!mayChange && block === null) return null;
  return (
    <Section
      title={t('block')}
      text={block === null ? t('blockText') : t('blockSince', { date: date(block.since) })}
    >
      {block === null ? null : <bdi>{block.reason}</bdi>}
      {!mayChange ? null : block === null ? (
        <GuardedForm form={form} label={t('block')}>
          <TextField
            name="reason"
            label={t('blockReason')}
            maxLength={300}
            autoComplete="off"
            error={form.problem('reason')}
          />
          <FormActions>
            <Button type="submit" look="secondary" size="small" busy={form.busy}>
              {t('blockNow')}
            </Button>
          </FormActions>
        </GuardedForm>
      ) : (
        <FormActions>
          <Button look="secondary" size="small" busy={unblock.busy} onClick={() => unblock.run()}>
            {t('unblock')}
          </Button>
        </FormActions>
      )}
    </Section>
  );
}
