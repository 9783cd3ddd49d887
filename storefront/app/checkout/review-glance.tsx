import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { PictureRow } from '../orders/picture-row.tsx';
import styles from './review-glance.module.css';
import { ITEMS_ID } from './review-items.tsx';

/** So many fit beside the title of the narrowest phones, and in the summary; the number of the others counts as one. */
const BESIDE_TITLE_MAX = 3;
const IN_SUMMARY_MAX = 4;

export interface ReviewGlanceProps {
  readonly lines: readonly QuotedLine[];
  /** Shown by wide screens in the summary, else by phones beside the title. */
  readonly inSummary?: boolean;
}

/** The first pictures of a cart's lines: with the number of the others as many as `most`. */
export function glanceOf(lines: readonly QuotedLine[], most: number) {
  return lines
    .flatMap(({ image, kelvin }) => (image === null ? [] : [{ ...image, kelvin }]))
    .slice(0, lines.length > most ? most - 1 : most);
}

/** What is bought, while its lines are below the first screen, and the way to them. */
export function ReviewGlance({ lines, inSummary = false }: ReviewGlanceProps) {
  const t = useTranslations('checkout');
  const pictures = glanceOf(lines, inSummary ? IN_SUMMARY_MAX : BESIDE_TITLE_MAX);
  if (pictures.length === 0) return null;
  return (
    <Link
      to={`#${ITEMS_ID}`}
      replace
      aria-label={t('items')}
      className={inSummary ? styles.inSummary : styles.glance}
    >
      <PictureRow pictures={pictures} more={lines.length - pictures.length} />
    </Link>
  );
}
