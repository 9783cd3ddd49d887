import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { PictureRow } from '../orders/picture-row.tsx';
import styles from './review-glance.module.css';
import { ITEMS_ID } from './review-items.tsx';

/** So many fit beside the title of the narrowest phones; the number of the others counts as one. */
const SHOWN_MAX = 3;

/** On phones, where the lines are below the first screen: what is bought, and the way to them. */
export function ReviewGlance({ lines }: { readonly lines: readonly QuotedLine[] }) {
  const t = useTranslations('checkout');
  const pictures = lines
    .flatMap(({ image, kelvin }) => (image === null ? [] : [{ ...image, kelvin }]))
    .slice(0, lines.length > SHOWN_MAX ? SHOWN_MAX - 1 : SHOWN_MAX);
  if (pictures.length === 0) return null;
  return (
    <Link to={`#${ITEMS_ID}`} replace aria-label={t('items')} className={styles.glance}>
      <PictureRow pictures={pictures} more={lines.length - pictures.length} />
    </Link>
  );
}
