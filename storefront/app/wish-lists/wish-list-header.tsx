import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { TabLinks } from '@dp/ui/navigation/tab-links.tsx';
import { PageHeader } from '../page/page-header.tsx';

export interface WishListHeaderProps {
  /** Which of them is shown at another address. */
  readonly current?: '/wishlist';
}

/** The head of both wish lists: products and brands. */
export function WishListHeader({ current }: WishListHeaderProps) {
  const t = useTranslations('favourites');
  return (
    <>
      <PageHeader title={t('title')} backTo="/" />
      <TabLinks
        label={t('tabs')}
        current={current}
        links={[
          { to: '/wishlist', label: t('products') },
          { to: '/brands-wishlist', label: t('brands') },
        ]}
      />
    </>
  );
}
