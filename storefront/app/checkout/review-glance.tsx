import type { QuotedLine } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { WholeWords } from '@dp/ui/parts/whole-words.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import { PictureRow } from '../orders/picture-row.tsx';
import { smallPicture } from '../products/product-summary.ts';
import styles from './review-glance.module.css';
import { ITEMS_ID } from './review-items.tsx';

/** So many fit beside the title of the narrowest phones; the number of the others counts as one. */
const BESIDE_TITLE_MAX = 3;
/** More would push the button out of the summary's first view. */
const IN_SUMMARY_MAX = 4;

export interface ReviewGlanceProps {
  readonly lines: readonly QuotedLine[];
}

/** The first pictures of a cart's lines: with the number of the others as many as `most`. */
export function glanceOf(lines: readonly QuotedLine[], most: number) {
  return lines
    .flatMap(({ image, kelvin }) => (image === null ? [] : [{ ...image, kelvin }]))
    .slice(0, shownOf(lines, most));
}

/** How many of the lines are shown, so that the number of the others has the last of `most` places. */
function shownOf({ length }: readonly QuotedLine[], most: number): number {
  return length > most ? most - 1 : length;
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

/** The same in the summary of a wide screen, with names. */
export function ReviewSummary({ lines }: ReviewGlanceProps) {
  const cart = useTranslations('cart');
  const format = useFormat();
  const shown = lines.slice(0, shownOf(lines, IN_SUMMARY_MAX));
  const more = lines.length - shown.length;
  return (
    <ul className={styles.summary}>
      {shown.map(({ product_id: id, image, kelvin, name, quantity }) => (
        <li key={id}>
          <ProductPicture
            picture={image === null ? undefined : smallPicture(image)}
            sizes="44px"
            kelvin={kelvin ?? undefined}
            className={styles.picture}
          />
          <span className={styles.name}>
            <WholeWords text={name} />
          </span>
          <span className={styles.count}>
            × <bdi>{format.number(quantity)}</bdi>
          </span>
        </li>
      ))}
      {more === 0 ? null : (
        <li>
          <Link to={`#${ITEMS_ID}`} replace className={styles.more}>
            {cart('moreProducts', { count: more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
