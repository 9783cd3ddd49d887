import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ExternalLink } from 'lucide';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { useMay } from '../session/me.ts';
import { PriceSection } from './price-section.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { bodyOf, fieldsOf } from './product-fields.ts';
import { ProductSections } from './product-sections.tsx';
import { ProductSummary } from './product-summary.tsx';

export type ProductGroups = StaffCallOutput<'listProductGroups'>['data'];

/** Changes a product; the shop shows it at once. What is typed survives a reload. */
export function ProductEditor({
  product,
  shopUrl,
  groups,
}: {
  readonly product: StaffProduct;
  readonly shopUrl: string;
  readonly groups: ProductGroups;
}) {
  const t = useTranslations('products');
  const locale = useLocale();
  const mayPrice = useMay('prices.edit');
  const { fields, change, form, guard, conflict } = useRecordEditor({
    kind: 'product',
    record: product,
    fieldsOf,
    saved: t('saved'),
    save: (typed, { id, version }) =>
      call('editProduct', { params: { id }, body: { ...bodyOf(typed, mayPrice), version } }),
  });
  return (
    <PageFrame
      title={locale === 'ar' ? product.name_ar : product.name_en}
      back="/products"
      narrow
      actions={
        product.published ? (
          <ButtonLink
            to={shopUrl}
            target="_blank"
            rel="noopener"
            look="secondary"
            size="small"
            icon={<Icon of={ExternalLink} size={18} directional />}
          >
            {t('seeInShop')}
          </ButtonLink>
        ) : undefined
      }
    >
      <CallForm form={form} label={t('edit')}>
        <ProductSummary product={product} />
        <PriceSection fields={fields} onChange={change} problem={form.problem} mayEdit={mayPrice} />
        <ProductSections fields={fields} groups={groups} onChange={change} problem={form.problem} />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : <ProductConflict {...conflict} groups={groups} />}
    </PageFrame>
  );
}
