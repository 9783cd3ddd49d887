import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { TabLinks } from '@dp/ui/navigation/tab-links.tsx';
import { PageHeader } from '../page/page-header.tsx';

/** The head of both wish lists: products and brands. */
export function WishListHeader() {
  const t = useTranslations('favourites');
  return (
    <>
      <PageHeader title={t('title')} backTo="/" />
      <TabLinks
        label={t('tabs')}
        links={[
          { to: '/wishlist', label: t('products') },
          { to: '/brands-wishlist', label: t('brands') },
        ]}
      />
    </>
  );
}
