import type { Picture } from '@dp/contract/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useEffect, useRef } from 'react';
import type { Drawing } from '../dimensions/dimension-drawing.ts';
import { DimensionThumb } from '../dimensions/dimension-picture.tsx';
import { smallPicture } from '../products/product-summary.ts';
import styles from './picture-thumbs.module.css';

export interface PictureThumbsProps {
  readonly pictures: readonly Picture[];
  /** Colour of the lamp's light. */
  readonly kelvin: number | undefined;
  /** After the pictures. */
  readonly drawing: Drawing | undefined;
  /** The product's size in words. */
  readonly sizes: string;
  /** Which of them is shown large. */
  readonly index: number;
  readonly onShow: (at: number) => void;
  /** Between two buttons: squares only, the drawing's without its words. */
  readonly compact?: boolean;
}

/** All pictures of a product in small, and its drawing: which one is shown, and a way to each. */
export function PictureThumbs(props: PictureThumbsProps) {
  const { pictures, kelvin, drawing, sizes, index, onShow, compact } = props;
  const t = useTranslations('products');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Along the row only: the page stays where it is.
    const { current } = row;
    const thumb = current?.children[index];
    if (!current || !(thumb instanceof HTMLElement)) return;
    const [of, around] = [thumb.getBoundingClientRect(), current.getBoundingClientRect()];
    const before = Math.min(0, of.left - around.left);
    const after = Math.max(0, of.right - around.right);
    if (before + after !== 0) current.scrollBy({ left: before + after, behavior: 'smooth' });
  }, [index]);
  return (
    <div ref={row} data-compact={compact || undefined} className={styles.thumbs}>
      {pictures.map((picture, at) => (
        <button
          key={picture.src}
          type="button"
          aria-label={t('showPicture', { index: at + 1 })}
          aria-current={at === index ? 'true' : undefined}
          className={styles.thumb}
          onClick={() => onShow(at)}
        >
          <ProductPicture
            picture={smallPicture(picture)}
            sizes="64px"
            kelvin={kelvin}
            className={styles.small}
          />
        </button>
      ))}
      {drawing === undefined ? null : (
        <button
          type="button"
          // Contains the visible text, so that speech control finds it.
          aria-label={`${t('showDrawing')}: ${sizes}`}
          aria-current={index === pictures.length ? 'true' : undefined}
          className={styles.thumb}
          data-drawing
          onClick={() => onShow(pictures.length)}
        >
          <DimensionThumb drawing={drawing} {...(compact ? {} : { sizes })} />
        </button>
      )}
    </div>
  );
}
