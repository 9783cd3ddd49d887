import type { Picture } from '@dp/contract/pictures.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useBackCloses } from '@dp/ui/overlays/back-closes.ts';
import { useInertPage } from '@dp/ui/overlays/use-inert-page.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ZoomIn, ZoomOut } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useViewTransitionState } from 'react-router';
import styles from './gallery.module.css';
import { ZoomGestures } from './zoom-gestures.ts';

const MAIN_SIZES = '(width >= 960px) 640px, 125vw';
/** When zoomed, the browser loads the largest file. */
const NEAR_SIZES = '4000px';

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Colour of the lamp's light. */
  readonly kelvin: number | undefined;
  /** Buttons over the pictures' top, the lamp's controls below the pictures. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/**
 * A product's pictures in the browser's native scroller: it swipes in both directions and works without
 * scripts; thumbnails are the alternative. Pinch, double tap, the button and the keyboard (+, −, arrows,
 * Escape) zoom the current picture, which then is a full-screen dialog that Back closes.
 */
export function Gallery({ name, pictures, kelvin, above, below }: GalleryProps) {
  const t = useTranslations('products');
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const gestures = useRef<ZoomGestures>(undefined);
  const moving = useViewTransitionState(useLocation().pathname);
  useEffect(() => {
    if (track.current === null) return;
    gestures.current = new ZoomGestures(track.current, setZoomed);
    return () => gestures.current?.stop();
  }, []);

  useBackCloses(zoomed, () => gestures.current?.reset());
  useInertPage(stage, zoomed);

  function show(at: number): void {
    gestures.current?.reset();
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
      <div className={styles.frame}>
        <div
          ref={stage}
          className={styles.stage}
          data-zoomed={zoomed || undefined}
          {...(zoomed
            ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('gallery', { name }) }
            : {})}
        >
          <ul
            ref={track}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and zooms must be reachable by keyboard.
            tabIndex={0}
            aria-label={t('gallery', { name })}
            data-zoomed={zoomed || undefined}
            className={styles.track}
            onScroll={follow}
          >
            {pictures.map((picture, at) => (
              <li key={picture.src} className={styles.slide}>
                <ProductPicture
                  picture={picture}
                  sizes={zoomed && at === index ? NEAR_SIZES : MAIN_SIZES}
                  priority={at === 0}
                  continues={at === 0}
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
          {pictures.length === 0 ? null : (
            <IconButton
              label={t(zoomed ? 'zoomOut' : 'zoomIn')}
              look="glass"
              className={styles.zoom}
              onClick={() => gestures.current?.toggle()}
            >
              <Icon of={zoomed ? ZoomOut : ZoomIn} />
            </IconButton>
          )}
        </div>
      </div>
      {below}
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
