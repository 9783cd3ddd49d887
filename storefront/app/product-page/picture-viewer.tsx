import type { Picture } from '@dp/contract/pictures.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { FullScreen } from '@dp/ui/overlays/full-screen.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { LightOrPlace } from './light-or-place.tsx';
import { PictureThumbs, type PictureThumbsProps } from './picture-thumbs.tsx';
import styles from './picture-viewer.module.css';
import type { Nearness } from './picture-zoom.ts';
import { closeByPulling } from './pull-down.ts';
import { showSubjects } from './show-subjects.ts';
import { useSlides } from './use-slides.ts';
import { ZoomGestures } from './zoom-gestures.ts';

/** The browser loads the largest file of the picture in view, and the usual one of the others. */
const NEAR_SIZES = '4000px';
const OTHER_SIZES = '100vw';

/** What the button does next. */
const ZOOMS = { whole: 'zoomIn', near: 'zoomFurther', nearest: 'zoomOut' } as const;

export interface PictureViewerProps {
  readonly name: string;
  readonly pictures: readonly Picture[];
  /** Colour of the lamp's light. */
  readonly kelvin: number | undefined;
  /** Whether the lamp is dimmed. */
  readonly dims: boolean;
  /** Whether the lamp is on: night is around it then, by day as well. */
  readonly lit: boolean;
  /** After the pictures; null for none. */
  readonly drawing: ReactNode;
  /** What the small pictures need of it. */
  readonly thumbs: Pick<PictureThumbsProps, 'drawing' | 'sizes'>;
  /** The lamp's controls; null for none. */
  readonly light: ReactNode;
  readonly specs: ProductSpecs;
  /** The picture to begin with. */
  readonly start: number;
  /** Inside the lamp's room, whose light the pictures show. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * A product's pictures over the whole screen, in the largest size: swipes, pinch, double tap, click, buttons and
 * keys (arrows, +, −, 0) move and zoom them; a pull down closes them.
 */
export default function PictureViewer(props: PictureViewerProps) {
  const { name, pictures, kelvin, dims, drawing, thumbs, light, specs } = props;
  const { lit, start, container, onClose } = props;
  const t = useTranslations('products');
  const ui = useTranslations('ui');
  const track = useRef<HTMLUListElement>(null);
  const gestures = useRef<ZoomGestures>(undefined);
  const slides = useSlides(track, start);
  const { index } = slides;
  const [near, setNear] = useState<Nearness>('whole');
  const count = pictures.length + (drawing === null ? 0 : 1);
  // The dialog is put into the page later than its opener: a ref's function runs when it is there.
  const [begin] = useState(() => (scroller: HTMLUListElement) => {
    track.current = scroller;
    scroller.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start' });
    const zooming = new ZoomGestures(scroller, setNear);
    gestures.current = zooming;
    const stopShowing = showSubjects(scroller, container.current);
    const stopPulling = closeByPulling(scroller, onClose);
    return () => {
      stopPulling();
      stopShowing();
      zooming.stop();
    };
  });

  function show(at: number): void {
    gestures.current?.reset();
    slides.show(at);
    // The button that led to an end is disabled there, and would take the focus with it.
    if (at === 0 || at === count - 1) track.current?.focus({ preventScroll: true });
  }

  /** Arrows turn the pictures, from the buttons as well; a zoomed picture and the lamp's sliders have their own. */
  function turn(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented) return;
    if (target !== track.current && !(target instanceof HTMLButtonElement)) return;
    const forward =
      getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (key !== forward && key !== back) return;
    // The scroller's own step is lost while another one is on its way.
    event.preventDefault();
    if (key === forward && index < count - 1) show(index + 1);
    if (key === back && index > 0) show(index - 1);
  }

  return (
    <FullScreen
      open
      onClose={onClose}
      label={t('gallery', { name })}
      detail={count < 2 ? null : ui('slideOf', { index: index + 1, count })}
      tools={
        <IconButton label={t(ZOOMS[near])} onClick={() => gestures.current?.step()}>
          <Icon of={near === 'nearest' ? ZoomOut : ZoomIn} />
        </IconButton>
      }
      container={container}
      dark={lit}
      initialFocus={track}
      onKeyDown={turn}
      controls={
        <>
          {light === null ? null : (
            <div className={styles.light}>
              <LightOrPlace light={light} specs={specs} drawing={index === pictures.length} />
            </div>
          )}
          {count < 2 ? null : (
            <div className={styles.turn}>
              <IconButton
                label={ui('previous')}
                disabled={index === 0}
                onClick={() => show(index - 1)}
              >
                <Icon of={ChevronLeft} directional />
              </IconButton>
              <PictureThumbs
                {...thumbs}
                compact
                pictures={pictures}
                kelvin={kelvin}
                index={index}
                onShow={show}
              />
              <IconButton
                label={ui('next')}
                disabled={index === count - 1}
                onClick={() => show(index + 1)}
              >
                <Icon of={ChevronRight} directional />
              </IconButton>
            </div>
          )}
        </>
      }
    >
      <ul
        ref={begin}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and zooms must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('gallery', { name })}
        data-zoomed={near !== 'whole' || undefined}
        className={styles.track}
        {...slides.on}
      >
        {pictures.map((picture, at) => (
          <li
            key={picture.src}
            data-square={picture.width === picture.height || undefined}
            className={styles.slide}
          >
            <ProductPicture
              picture={picture}
              sizes={at === index ? NEAR_SIZES : OTHER_SIZES}
              continues
              kelvin={kelvin}
              dims={dims}
              // Looked at closely, what gives no light is seen by day in the evening as well.
              drawn={light === null}
              alt={picture.alt || t('pictureOf', { index: at + 1, count: pictures.length })}
              className={styles.picture}
            />
          </li>
        ))}
        {drawing === null ? null : (
          <li data-drawing className={styles.slide}>
            <div className={styles.picture}>{drawing}</div>
          </li>
        )}
      </ul>
    </FullScreen>
  );
}
