import {
  PRODUCT_DESCRIPTION_MAX_LENGTH,
  PRODUCT_NAME_MAX_LENGTH,
  RELATED_MAX,
} from '@dp/contract/staff/product-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { ChosenProducts } from '../product-choice/chosen-products.tsx';
import type { FindProducts } from '../product-choice/product-finder.tsx';
import type { ProductFields } from './product-fields.ts';
import type { ProductGroups } from './product-groups.ts';
import styles from './products.module.css';
import { TagsField } from './tags-field.tsx';

type TextName = Exclude<
  keyof ProductFields,
  'featured' | 'state' | 'tiers' | 'specs' | 'seo' | 'tags' | 'beside' | 'pictures'
>;

const findRelatable: FindProducts = (query, signal) =>
  call('findRelatableProducts', { query, signal });

/** What a product is called, and where the shop shows it. */
export function ProductSections({
  fields,
  groups,
  onChange,
  problem,
}: {
  readonly fields: ProductFields;
  readonly groups: ProductGroups;
  readonly onChange: (changed: Partial<ProductFields>) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('products');
  const locale = useLocale();
  const field = (name: TextName) => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [name]: currentTarget.value }),
    error: problem(name),
  });
  const choices = (named: ProductGroups['brands']) => [
    { value: '', label: t('none') },
    ...named.map(({ slug, name }) => ({ value: slug, label: name[locale] })),
  ];
  const written = (language: 'ar' | 'en') =>
    ({ lang: language, dir: language === 'ar' ? 'rtl' : 'auto', autoComplete: 'off' }) as const;
  return (
    <>
      <Section title={t('texts')}>
        <div className={styles.texts}>
          {(['ar', 'en'] as const).map((language) => (
            <TextField
              key={language}
              {...field(`name_${language}`)}
              {...written(language)}
              label={t(`nameIn.${language}`)}
              maxLength={PRODUCT_NAME_MAX_LENGTH}
            />
          ))}
          {(['ar', 'en'] as const).map((language) => (
            <TextArea
              key={language}
              {...field(`description_${language}`)}
              {...written(language)}
              label={t(`descriptionIn.${language}`)}
              optional
              rows={6}
              maxLength={PRODUCT_DESCRIPTION_MAX_LENGTH}
            />
          ))}
        </div>
      </Section>
      <Section title={t('inShop')}>
        <div className={styles.pair}>
          <Select
            {...field('category')}
            label={t('category')}
            hint={groups.categories.length === 0 ? t('noCategories') : undefined}
            options={choices(groups.categories)}
          />
          <Select {...field('brand')} label={t('brand')} options={choices(groups.brands)} />
        </div>
        <TagsField
          tags={fields.tags}
          onChange={(tags) => onChange({ tags })}
          error={problem('tags')}
        />
        <div className={styles.switches}>
          <Switch
            label={t('featured')}
            hint={t('featuredHint')}
            checked={fields.featured}
            onChange={(featured) => onChange({ featured })}
          />
        </div>
        {fields.featured ? (
          <TextField
            {...field('place')}
            name="featured"
            error={problem('featured')}
            label={t('place')}
            hint={t('placeHint')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={6}
            optional
          />
        ) : null}
      </Section>
      <Section title={t('related')} text={t('relatedHint', { most: RELATED_MAX })}>
        <ChosenProducts
          products={fields.beside}
          most={RELATED_MAX}
          find={findRelatable}
          onChange={(beside) => onChange({ beside })}
          error={problem('related')}
        />
      </Section>
    </>
  );
}
