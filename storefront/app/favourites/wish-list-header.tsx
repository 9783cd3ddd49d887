import { useTranslations } from '../i18n/i18n-context.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { TabLinks } from '../ui/tab-links.tsx';

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
