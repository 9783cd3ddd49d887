import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconLink } from '@dp/ui/parts/icon-button.tsx';
import { BellRing } from 'lucide';
import { type ProductSummary, productAddress } from '../products/product-summary.ts';
import styles from './restock-link.module.css';

/** In place of the add button of a sold-out favourite: to its page, which begins with the question whom to tell. */
export function RestockLink({ id, name }: Pick<ProductSummary, 'id' | 'name'>) {
  const t = useTranslations('restock');
  return (
    <IconLink to={productAddress(id)} prefetch="intent" label={t('openOf', { name })}>
      <span className={styles.glyph}>
        <Icon of={BellRing} size={20} />
      </span>
    </IconLink>
  );
}
