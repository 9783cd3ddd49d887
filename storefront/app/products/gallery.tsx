import type { Picture } from '@dp/contract/pictures.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useViewTransitionState } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { ProductPicture } from '../ui/product-picture.tsx';
import styles from './gallery.module.css';

const MAIN_SIZES = '(width >= 960px) 560px, 100vw';

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Colour of the lamp's light. */
  readonly kelvin: number | undefined;
  /** Over the pictures: buttons above, the lamp's controls below. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/**
 * A product's pictures in the browser's own scroller: it swipes natively in both directions and works
 * before any script. Thumbnails below do the same without a swipe.
 */
export function Gallery({ name, pictures, kelvin, above, below }: GalleryProps) {
  const t = useTranslations('products');
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const moving = useViewTransitionState(useLocation().pathname);

  function show(at: number): void {
    setIndex(at);
    track.current?.children[at]?.scrollIntoView({
      behavior: 'smooth',
      block: 'nearest',
      inline: 'start',
    });
  }

  function follow(): void {
    const scroller = track.current;
    if (scroller === null || scroller.clientWidth === 0) return;
    // Positions run below zero in Arabic: only their size counts.
    const at = Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth);
    setIndex(Math.min(pictures.length - 1, at));
  }

  return (
    <section aria-label={t('gallery', { name })} className={styles.gallery}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={follow}>
          {pictures.map((picture, at) => (
            <li key={picture.src} className={styles.slide}>
              <ProductPicture
                picture={picture}
                sizes={MAIN_SIZES}
                priority={at === 0}
                kelvin={kelvin}
                alt={picture.alt || t('pictureOf', { index: at + 1, count: pictures.length })}
                morphs={moving && at === 0}
                className={styles.picture}
              />
            </li>
          ))}
          {pictures.length === 0 ? <li className={styles.slide} /> : null}
        </ul>
        <div className={styles.above}>{above}</div>
        <div className={styles.below}>{below}</div>
      </div>
      {pictures.length < 2 ? null : (
        <div className={styles.thumbs}>
          {pictures.map((picture, at) => (
            <button
              key={picture.src}
              type="button"
              aria-label={t('showPicture', { index: at + 1 })}
              aria-current={at === index ? 'true' : undefined}
              className={styles.thumb}
              onClick={() => show(at)}
            >
              <ProductPicture
                picture={picture}
                sizes="64px"
                kelvin={kelvin}
                className={styles.small}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
