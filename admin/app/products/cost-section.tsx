import type { ProductCosts } from '@dp/contract/staff/product-costs.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { optionalNumber } from '../forms/typed-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';

/** What a product costs the shop: only for staff who may see it. */
export function CostSection({ id, costs }: { readonly id: number; readonly costs: ProductCosts }) {
  const t = useTranslations('products');
  const { price, number } = useFormat();
  const mayEdit = useMay('prices.edit');
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const { version, cost, margin, history } = costs;
  const saved = cost === null ? '' : String(cost);
  // What is typed stays when somebody else's cost comes in meanwhile.
  const [own, setOwn] = useState<string>();
  const typed = own ?? saved;
  // What was just saved is not lost while the page still reads it again.
  const [sent, setSent] = useState<string>();
  const guard = useUnsavedGuard(typed !== saved && typed !== sent, () => setOwn(undefined));
  const form = useSubmit(() =>
    versioned(async () => {
      const body = { version, cost: optionalNumber(typed) ?? null };
      await call('setProductCost', { params: { id }, body });
      setSent(typed);
      showToast(t('cost.saved'), { look: 'ok' });
      await revalidate();
      setOwn((now) => (now === typed ? undefined : now));
    }),
  );
  return (
    <Section title={t('cost.title')} text={t('cost.text')}>
      <CallForm form={form} label={t('cost.title')}>
        <TextField
          name="cost"
          label={t('cost.one')}
          hint={margin === null ? undefined : t('cost.margin', { percent: number(margin) })}
          value={typed}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          error={form.problem('cost')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={14}
          readOnly={!mayEdit}
          optional
        />
        {mayEdit ? (
          <FormActions>
            <Button type="submit" look="secondary" busy={form.busy}>
              {t('cost.save')}
            </Button>
          </FormActions>
        ) : null}
      </CallForm>
      {guard}
      {history.map((each) => (
        <SectionRow
          key={each.at}
          title={each.cost === null ? t('cost.unknown') : price(each.cost)}
          detail={
            <>
              <TimeAgo at={each.at} /> · <bdi>{each.actor.name ?? t('cost.system')}</bdi>
            </>
          }
        />
      ))}
    </Section>
  );
}
