import { SECTION_LISTS, SLIDE_PAGES } from '@dp/contract/home-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { HomeChoices } from './home-choices.ts';
import type { LinkValue } from './link-values.ts';

/** Where a section, or a slide, leads: only what the shop has. */
export function LinkField({
  of,
  value,
  choices,
  onChange,
  error,
}: {
  readonly of: 'section' | 'slide';
  readonly value: LinkValue;
  readonly choices: HomeChoices;
  readonly onChange: (value: LinkValue) => void;
  readonly error: string | undefined;
}) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const pages = of === 'slide' ? SLIDE_PAGES : SECTION_LISTS;
  const kind = of === 'slide' ? 'page' : 'list';
  return (
    <Select
      name="link"
      label={t('link')}
      hint={t(`linkHint.${of}`)}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: '', label: t('links.none') },
        ...(of === 'slide' ? [{ value: 'product', label: t('links.product') }] : []),
        ...pages.map((page) => ({ value: `${kind} ${page}`, label: t(`pages.${page}`) })),
        ...choices.categories.map(({ id, name }) => ({
          value: `category ${id}`,
          label: t('links.category', { name: name[locale] }),
        })),
        ...choices.brands.map(({ id, name }) => ({
          value: `brand ${id}`,
          label: t('links.brand', { name: name[locale] }),
        })),
      ]}
    />
  );
}
