import type { Picture } from '@dp/contract/pictures.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { rememberLoadedPictures } from '@dp/ui/products/loaded-pictures.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useViewTransitionState } from 'react-router';
import { dimensionDrawing } from '../dimensions/dimension-drawing.ts';
import { DimensionPicture } from '../dimensions/dimension-picture.tsx';
import { sizeWords } from '../specifications/size-words.ts';
import { useSpecWords } from '../specifications/use-spec-words.ts';
import styles from './gallery.module.css';
import { LightOrPlace } from './light-or-place.tsx';
import { photographPlace } from './photograph-place.ts';
import { PictureThumbs } from './picture-thumbs.tsx';
import { useSlides } from './use-slides.ts';

/** Longer names have three lines on most narrow phones. */
const TWO_LINES = 44;

const MAIN_SIZES = '(width >= 960px) 640px, 100vw';

const loadViewer = () => import('./picture-viewer.tsx');
const PictureViewer = lazy(loadViewer);

export interface GalleryProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Whether more of them and the drawing are still on their way. */
  readonly partial: boolean;
  readonly specs: ProductSpecs;
  /** Colour of the lamp's light. */
  readonly kelvin: number | undefined;
  /** Whether the lamp is dimmed. */
  readonly dims: boolean;
  /** Whether the lamp is on. */
  readonly lit: boolean;
  /** Buttons above the pictures, on desks over their top. */
  readonly above?: ReactNode;
  /** The lamp's controls, below the pictures; null for none. */
  readonly light: ReactNode;
}

/**
 * A product's pictures, and its drawing with measures, in the browser's native scroller: it swipes in both
 * directions and works without scripts; thumbnails are the alternative. A tap opens them over the whole screen.
 */
export function Gallery({ name, pictures, specs, kelvin, dims, lit, ...rest }: GalleryProps) {
  const { above, light, partial } = rest;
  const t = useTranslations('products');
  const gallery = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { index, show, on } = useSlides(track);
  const [viewing, setViewing] = useState<number>();
  const moving = useViewTransitionState(useLocation().pathname);
  const drawing = useMemo(() => (partial ? undefined : dimensionDrawing(specs)), [specs, partial]);
  const specWords = useSpecWords();
  const sizes = useMemo(() => sizeWords(specs, specWords) ?? '', [specs, specWords]);
  const drawn = drawing === undefined ? null : <DimensionPicture specs={specs} sizes={sizes} />;
  useEffect(() => {
    const picture = track.current?.querySelector('img');
    if (!picture) return;
    // For the transition back to a list, which shows the card's picture in this frame first (`base.css`).
    const { objectPosition } = getComputedStyle(picture);
    document.documentElement.style.setProperty('--left-at', objectPosition);
  }, []);
  const count = pictures.length + (drawn === null ? 0 : 1);
  const atDrawing = drawn !== null && index === pictures.length;
  const prepare = () => {
    // A failed load is reported when the viewer is actually opened.
    loadViewer().catch(() => undefined);
  };
  function view(at: number): void {
    // What is on the page is shown until the larger file is there; a thumbnail, where no more has been loaded.
    for (const shown of [gallery.current, track.current]) {
      if (shown !== null) rememberLoadedPictures(shown);
    }
    setViewing(at);
  }

  const enlarge = (at: number) => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('enlarge', { index: at + 1, count })}
      className={styles.enlarge}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={() => view(at)}
    />
  );

  return (
    <section
      ref={gallery}
      aria-label={t('gallery', { name })}
      data-controls={light !== null || undefined}
      data-long-name={name.length > TWO_LINES || undefined}
      {...photographPlace(specs)}
      data-colours={(specs.cct_kelvin?.length ?? 0) > 1 || undefined}
      className={styles.gallery}
    >
      <div data-stage className={styles.stage}>
        <div data-at-drawing={atDrawing || undefined} className={styles.above}>
          {above}
        </div>
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('gallery', { name })}
          className={styles.track}
          {...on}
        >
          {pictures.map((picture, at) => (
            <li key={picture.src} className={styles.slide}>
              <ProductPicture
                picture={picture}
                sizes={MAIN_SIZES}
                priority={at === 0}
                continues={at === 0}
                kelvin={kelvin}
                dims={dims}
                alt={picture.alt || t('pictureOf', { index: at + 1, count: pictures.length })}
                morphs={moving && at === 0}
                className={styles.picture}
              />
              {enlarge(at)}
            </li>
          ))}
          {pictures.length === 0 ? <li className={styles.slide} /> : null}
          {drawn === null ? null : (
            <li className={styles.slide}>
              {drawn}
              {enlarge(pictures.length)}
            </li>
          )}
        </ul>
      </div>
      <div className={styles.foot}>
        {light === null ? null : (
          <div className={styles.below}>
            <LightOrPlace light={light} specs={specs} drawing={atDrawing} />
          </div>
        )}
        {count < 2 && !partial ? null : (
          <PictureThumbs
            pictures={pictures}
            kelvin={kelvin}
            drawing={drawing}
            sizes={sizes}
            index={index}
            onShow={show}
          />
        )}
      </div>
      <Suspense>
        {viewing === undefined ? null : (
          <PictureViewer
            name={name}
            pictures={pictures}
            kelvin={kelvin}
            dims={dims}
            lit={lit}
            drawing={drawn}
            thumbs={{ drawing, sizes }}
            light={light}
            specs={specs}
            start={viewing}
            container={gallery}
            onClose={() => setViewing(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
