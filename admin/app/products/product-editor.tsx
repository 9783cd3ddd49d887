import type { ProductCosts } from '@dp/contract/staff/product-costs.ts';
import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useMemo } from 'react';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { type Seen, useRecordEditor } from '../parts/use-record-editor.ts';
import { PhotographSection } from '../photographs/photograph-section.tsx';
import { useMay } from '../session/me.ts';
import { CostSection } from './cost-section.tsx';
import { FindableSection } from './findable-section.tsx';
import { LifeSection } from './life-section.tsx';
import { NewProductSection } from './new-product-section.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PriceSection } from './price-section.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { bodyOf, fieldsOf, isBeforeSale, newBodyOf, newFieldsOf } from './product-fields.ts';
import type { ProductGroups } from './product-groups.ts';
import { ProductSections } from './product-sections.tsx';
import { ProductSummary } from './product-summary.tsx';
import { SpecsSection } from './specs-section.tsx';
import { TaxSection } from './tax-section.tsx';

/** Adds a product, or changes one; the shop shows it at once. What is typed survives a reload. */
export function ProductEditor({
  product,
  original,
  shopUrl,
  groups,
  costs,
}: {
  /** Undefined for a new one. */
  readonly product: StaffProduct | undefined;
  /** What a new one begins as; undefined for nothing. */
  readonly original: StaffProduct | undefined;
  readonly shopUrl: string;
  readonly groups: ProductGroups;
  /** Undefined without the permission to see them, and for a new one. */
  readonly costs: ProductCosts | undefined;
}) {
  const t = useTranslations('products');
  const locale = useLocale();
  const mayPrice = useMay('prices.edit');
  const nameOf = (named: StaffProduct) => (locale === 'ar' ? named.name_ar : named.name_en);
  const { fields, change, form, attempt, guard, leave, conflict } = useRecordEditor({
    kind: original === undefined ? 'product' : `product like ${original.id}`,
    record: product,
    fieldsOf: (record) => (record === undefined ? newFieldsOf(original) : fieldsOf(record)),
    saved: (typed) => {
      if (product === undefined) return t('added');
      return isBeforeSale(typed) ? t('savedUnseen') : t('saved');
    },
    ...(product === undefined && { opens: ({ id }: { readonly id: number }) => `/products/${id}` }),
    save: (typed, seen) => {
      if (seen === undefined) return call('addProduct', { body: newBodyOf(typed, original) });
      const { id, version } = seen;
      return call('editProduct', { params: { id }, body: { ...bodyOf(typed, mayPrice), version } });
    },
  });
  async function previewLink(typed: typeof fields, seen: Seen<typeof product>): Promise<string> {
    const { data } =
      seen === undefined
        ? await call('previewNewProduct', { body: newBodyOf(typed, original) })
        : await call('previewProduct', {
            params: { id: seen.id },
            body: { ...bodyOf(typed, mayPrice), version: seen.version },
          });
    return data.url;
  }
  // The same until another product is loaded: what was taken off is since then.
  const saved = useMemo(
    () => (product === undefined ? newFieldsOf(original) : product).pictures,
    [product, original],
  );
  const section = { fields, onChange: change, problem: form.problem };
  return (
    <PageFrame
      title={product === undefined ? t('add') : nameOf(product)}
      intro={
        product !== undefined
          ? undefined
          : original === undefined
            ? t('addIntro')
            : t('copyIntro', { name: nameOf(original) })
      }
      back="/products"
      narrow
      actions={
        product === undefined ? undefined : (
          <ProductActions
            product={product}
            shopUrl={shopUrl}
            onRemoved={() => leave('/products')}
          />
        )
      }
    >
      <CallForm form={form} label={product === undefined ? t('add') : t('edit')}>
        {product === undefined ? null : <ProductSummary product={product} />}
        <PhotographSection
          pictures={fields.pictures}
          saved={saved}
          onChange={(pictures) => change({ pictures })}
          problem={form.problem}
        />
        {product === undefined ? <NewProductSection {...section} /> : null}
        <PriceSection {...section} mayEdit={mayPrice} />
        <LifeSection {...section} product={product} />
        <ProductSections {...section} groups={groups} />
        <SpecsSection
          specs={fields.specs}
          onChange={(specs) => change({ specs })}
          problem={form.problem}
        />
        <TaxSection {...section} />
        <FindableSection
          seo={fields.seo}
          onChange={(seo) => change({ seo })}
          problem={form.problem}
        />
        <FormActions>
          <PreviewButton
            onOpen={(open) => attempt((typed, seen) => open(previewLink(typed, seen)))}
          />
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {product === undefined || costs === undefined ? null : (
        <CostSection id={product.id} costs={costs} />
      )}
      {guard}
      {conflict === undefined ? null : <ProductConflict {...conflict} groups={groups} />}
    </PageFrame>
  );
}
