import type { ListedPinnedSearch } from '@dp/contract/staff/search-pins.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import styles from './pinned-searches.module.css';

/** The first products of a pinned search as small photographs, and how many there are. */
export function FirstProducts({ of: { first, pinned } }: { readonly of: ListedPinnedSearch }) {
  const t = useTranslations('pinnedSearches');
  return (
    <span className={styles.first}>
      {first.map(({ id, image }) => (
        <ProductPicture
          key={id}
          picture={image ?? undefined}
          sizes="32px"
          className={styles.tiny}
        />
      ))}
      <span className={styles.soft}>{t('pinned', { count: pinned })}</span>
    </span>
  );
}
