import { PRICE_ROUNDINGS } from '@dp/contract/staff/price-batch-values.ts';
import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { listAddress } from '../parts/list-address.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/new-price-batch-page.ts';
import styles from './prices.module.css';
import { usePriceSentence } from './use-price-sentence.ts';

const KINDS = ['percent', 'amount', 'cost'] as const;
type Kind = (typeof KINDS)[number];
/** What every typed number of the form has. */
const NUMBER = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off', maxLength: 12 } as const;

/** The products come from the address, as the list of products has them in its own. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { address, text } = listAddress(request);
  const [category, brand] = [address.get('category'), address.get('brand')];
  const groups =
    category || brand
      ? (await call('listProductGroups', { signal: request.signal })).data
      : undefined;
  return {
    text: text || null,
    filter: PRODUCT_FILTERS.find((name) => name === address.get('filter')) ?? 'all',
    category: groups?.categories.find(({ slug }) => slug === category) ?? null,
    brand: groups?.brands.find(({ slug }) => slug === brand) ?? null,
  };
}

const EMPTY = {
  direction: 'up',
  kind: 'percent' as Kind,
  value: '',
  rate: '1',
  markup: '',
  rounding: '5',
};

/** Chooses by which rule prices change; the next page shows every new price before anything does. */
export default function NewPriceBatchPage({ loaderData: chosen }: Route.ComponentProps) {
  const t = useTranslations('prices');
  const navigate = useNavigate();
  const sentence = usePriceSentence();
  const seesProducts = useMay('products.edit');
  const seesCosts = useMay('costs.see');
  const [fields, setFields] = useState(EMPTY);
  const form = useSubmit(async () => {
    const { kind } = fields;
    const value = () => requiredNumber(fields.value) * (fields.direction === 'up' ? 1 : -1);
    const cost = () => ({
      rate: requiredNumber(fields.rate),
      markup: requiredNumber(fields.markup),
    });
    const { text, filter, category, brand } = chosen;
    const { data } = await call('createPriceBatch', {
      body: {
        filter,
        ...(text === null ? {} : { text }),
        ...(category === null ? {} : { category: category.slug }),
        ...(brand === null ? {} : { brand: brand.slug }),
        [kind]: kind === 'cost' ? cost() : value(),
        rounding: PRICE_ROUNDINGS.find((name) => name === fields.rounding) ?? 'none',
      },
    });
    await navigate(`/prices/${data.id}`);
  });
  const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
  return (
    <PageFrame title={t('new')} intro={t('newIntro')} back="/prices" narrow>
      <GuardedForm changed={fields !== EMPTY} form={form} label={t('new')}>
        <Section
          title={t('products')}
          action={
            seesProducts ? (
              <ButtonLink to="/products" look="secondary" size="small">
                {t('choose')}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{sentence.products(chosen)}</p>
          {form.problem('text') === undefined ? null : (
            <p role="alert" className={styles.problem}>
              {form.problem('text')}
            </p>
          )}
        </Section>
        <Section title={t('change')} text={t(fields.kind === 'cost' ? 'costRuleText' : 'ruleText')}>
          <div className={styles.fields}>
            <Select
              name="kind"
              label={t('kind')}
              value={fields.kind}
              onChange={({ currentTarget }) =>
                change({ kind: KINDS.find((kind) => kind === currentTarget.value) ?? 'percent' })
              }
              options={KINDS.filter((kind) => kind !== 'cost' || seesCosts).map((value) => ({
                value,
                label: t(`kinds.${value}`),
              }))}
            />
            {fields.kind === 'cost' ? (
              <>
                <TextField
                  name="cost.rate"
                  label={t('value.rate')}
                  hint={t('rateHint')}
                  value={fields.rate}
                  onChange={({ currentTarget }) => change({ rate: currentTarget.value })}
                  error={form.problem('cost.rate')}
                  {...NUMBER}
                />
                <TextField
                  name="cost.markup"
                  label={t('value.markup')}
                  value={fields.markup}
                  onChange={({ currentTarget }) => change({ markup: currentTarget.value })}
                  error={form.problem('cost.markup')}
                  {...NUMBER}
                />
              </>
            ) : (
              <>
                <Select
                  name="direction"
                  label={t('direction')}
                  value={fields.direction}
                  onChange={({ currentTarget }) => change({ direction: currentTarget.value })}
                  options={[
                    { value: 'up', label: t('directions.up') },
                    { value: 'down', label: t('directions.down') },
                  ]}
                />
                <TextField
                  name={fields.kind}
                  label={t(`value.${fields.kind}`)}
                  value={fields.value}
                  onChange={({ currentTarget }) => change({ value: currentTarget.value })}
                  error={form.problem(fields.kind) ?? form.problem('percent')}
                  {...NUMBER}
                />
              </>
            )}
            <Select
              name="rounding"
              label={t('rounding')}
              value={fields.rounding}
              onChange={({ currentTarget }) => change({ rounding: currentTarget.value })}
              options={PRICE_ROUNDINGS.map((value) => ({ value, label: t(`roundings.${value}`) }))}
            />
          </div>
        </Section>
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('preview')}
          </Button>
        </FormActions>
      </GuardedForm>
    </PageFrame>
  );
}
