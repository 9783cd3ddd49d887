import {
  SEO_DESCRIPTION_MAX_LENGTH,
  SEO_TITLE_MAX_LENGTH,
} from '@dp/contract/staff/product-values.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Section } from '../parts/section.tsx';
import type { ProductFields } from './product-fields.ts';
import styles from './products.module.css';

/** What search engines show of a product. */
export function FindableSection({
  seo,
  onChange,
  problem,
}: {
  readonly seo: ProductFields['seo'];
  readonly onChange: (seo: ProductFields['seo']) => void;
  readonly problem: (name: string) => string | undefined;
}) {
  const t = useTranslations('products');
  const field = (name: keyof ProductFields['seo'], language: 'ar' | 'en') => ({
    name: `seo.${name}`,
    value: seo[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...seo, [name]: currentTarget.value }),
    error: problem(`seo.${name}`),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'auto',
    autoComplete: 'off',
    optional: true,
  });
  return (
    <Section title={t('seo.title')} text={t('seo.text')}>
      <div className={styles.texts}>
        {(['ar', 'en'] as const).map((language) => (
          <TextField
            key={language}
            {...field(`title_${language}`, language)}
            label={t(`seo.titleIn.${language}`)}
            maxLength={SEO_TITLE_MAX_LENGTH}
          />
        ))}
        {(['ar', 'en'] as const).map((language) => (
          <TextArea
            key={language}
            {...field(`description_${language}`, language)}
            label={t(`seo.descriptionIn.${language}`)}
            rows={3}
            maxLength={SEO_DESCRIPTION_MAX_LENGTH}
          />
        ))}
      </div>
    </Section>
  );
}
