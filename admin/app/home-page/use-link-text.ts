import type { SlidePage } from '@dp/contract/home-values.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { HomeChoices } from './home-choices.ts';
import type { LinkValue } from './link-values.ts';

/** Names what conditions and links name. */
export function useLinkText({ categories, brands }: HomeChoices) {
  const t = useTranslations('homePage');
  const locale = useLocale();
  const nameIn = (groups: HomeChoices['brands'], id: number) =>
    groups.find((each) => each.id === id)?.name[locale] ?? '';
  const nameOfCategory = (id: number) => nameIn(categories, id);
  const linkText = (link: LinkValue, product: ChosenProduct | null) => {
    const [kind, target = ''] = link.split(' ');
    if (kind === 'product') return product?.name ?? '';
    if (kind === 'category') return t('links.category', { name: nameOfCategory(Number(target)) });
    if (kind === 'brand') return t('links.brand', { name: nameIn(brands, Number(target)) });
    return target === '' ? t('links.none') : t(`pages.${target as SlidePage}`);
  };
  return { nameOfCategory, linkText };
}
