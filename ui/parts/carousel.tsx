import { ChevronLeft, ChevronRight } from 'lucide';
import { Children, type ReactNode, type UIEvent, useRef, useState } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface CarouselProps {
  /** What is shown, such as "Offers". */
  readonly label: string;
  /**
   * `slides`: one at a time with dots. `row`: as many as fit, `tiles`: smaller, `cards`: larger ones; all without
   * dots.
   */
  readonly look?: 'slides' | 'row' | 'tiles' | 'cards';
  readonly children: ReactNode;
}

/**
 * Slides in the browser's native scroller: it swipes, works without scripts and in both directions, and never
 * moves by itself. Buttons and dots are the alternative to swiping.
 */
export function Carousel({ label, look = 'slides', children }: CarouselProps) {
  const t = useTranslations('ui');
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [ended, setEnded] = useState(false);
  const slides = Children.toArray(children);

  const wanted = useRef(0);

  async function show(next: number): Promise<void> {
    wanted.current = next;
    setIndex(next);
    const slide = track.current?.children[next];
    const picture = slide?.querySelector('img');
    // A slide is not shown before its picture is there; a picture that fails keeps nobody.
    if (picture) {
      picture.loading = 'eager';
      await picture.decode().catch(() => 0);
    }
    if (wanted.current === next)
      slide?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'start' });
  }

  function follow({ currentTarget: scroller }: UIEvent<HTMLElement>): void {
    const [first, second] = scroller.children as unknown as HTMLElement[];
    if (!first || !second) return;
    // Offsets run the other way in Arabic: only their size counts.
    const step = Math.abs(second.offsetLeft - first.offsetLeft);
    const scrolled = Math.abs(scroller.scrollLeft);
    setEnded(scrolled + scroller.clientWidth >= scroller.scrollWidth - 1);
    if (step > 0) setIndex(Math.min(slides.length - 1, Math.round(scrolled / step)));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of slides, not of fields; and no landmark.
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-look={look}
      className={styles.carousel}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className={styles.track}
        onScroll={follow}
      >
        {slides.map((slide, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have places, and no other key.
            key={at}
            aria-roledescription="slide"
            aria-label={t('slideOf', { index: at + 1, count: slides.length })}
            className={styles.slide}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length < 2 ? null : (
        <>
          <IconButton
            label={t('previous')}
            look="glass"
            disabled={index === 0}
            className={classNames(styles.turn, styles.previous)}
            onClick={() => void show(index - 1)}
          >
            <Icon of={ChevronLeft} directional />
          </IconButton>
          <IconButton
            label={t('next')}
            look="glass"
            disabled={ended}
            className={classNames(styles.turn, styles.next)}
            onClick={() => void show(index + 1)}
          >
            <Icon of={ChevronRight} directional />
          </IconButton>
          {look !== 'slides' ? null : <Dots count={slides.length} index={index} show={show} />}
        </>
      )}
    </div>
  );
}

interface DotsProps {
  readonly count: number;
  readonly index: number;
  readonly show: (index: number) => unknown;
}

function Dots({ count, index, show }: DotsProps) {
  const t = useTranslations('ui');
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is a place.
          key={at}
          type="button"
          aria-label={t('showSlide', { index: at + 1, count })}
          aria-current={at === index ? 'true' : undefined}
          className={styles.dot}
          onClick={() => show(at)}
        />
      ))}
    </div>
  );
}
