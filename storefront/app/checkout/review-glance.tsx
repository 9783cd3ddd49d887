import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { glanceOf, IN_SUMMARY_MAX } from '../pictures/glance-of.ts';
import { PictureRow } from '../pictures/picture-row.tsx';
import { GoodsHead } from './goods-head.tsx';
import styles from './review-glance.module.css';
import { ITEMS_ID } from './review-items.tsx';

/** So many fit beside the title of the narrowest phones; the number of the others counts as one. */
const BESIDE_TITLE_MAX = 3;

export interface ReviewGlanceProps {
  readonly lines: readonly QuotedLine[];
}

/** On phones beside the title: what is bought, while its lines are below the first screen, and the way to them. */
export function ReviewGlance({ lines }: ReviewGlanceProps) {
  const t = useTranslations('checkout');
  const pictures = glanceOf(lines, BESIDE_TITLE_MAX);
  if (pictures.length === 0) return null;
  return (
    <Link to={`#${ITEMS_ID}`} replace aria-label={t('items')} className={styles.glance}>
      <PictureRow pictures={pictures} more={lines.length - pictures.length} />
    </Link>
  );
}

/** What is bought, above the sums of a wide screen, under the head that the step before has there. */
export function ReviewSummary({ lines }: ReviewGlanceProps) {
  const t = useTranslations('checkout');
  const pictures = glanceOf(lines, IN_SUMMARY_MAX);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <GoodsHead title={t('summaryTitle')} units={units} />
      {pictures.length === 0 ? null : (
        <Link to={`#${ITEMS_ID}`} replace aria-label={t('items')} className={styles.summary}>
          <PictureRow pictures={pictures} more={lines.length - pictures.length} />
        </Link>
      )}
    </>
  );
}
