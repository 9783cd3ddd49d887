import { Icon } from '@dp/ui/parts/icon.tsx';
import { Sun } from 'lucide';
import { type PointerEvent, useEffect, useRef } from 'react';
import styles from './dimmer-rail.module.css';
import { DIMMEST, type Lamp } from './lamp.ts';

/**
 * A rail at the edge of the photograph of a lamp that is on: dragged up and down it dims. The page scrolls
 * with every other part of the photograph. It repeats the slider below for the hand, so it has no name.
 */
export function DimmerRail({ lamp }: { lamp: Lamp }) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const height = (lamp.brightness - DIMMEST) / (100 - DIMMEST);
    rail.current?.style.setProperty('--height', String(height));
  }, [lamp.brightness]);

  function follow({ currentTarget, pointerId, clientY }: PointerEvent<HTMLDivElement>): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { bottom, height } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (bottom - clientY) / height));
    lamp.dim(Math.round(DIMMEST + share * (100 - DIMMEST)));
  }

  return (
    <div
      ref={rail}
      aria-hidden
      className={styles.rail}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.held = '';
        follow(event);
      }}
      onPointerMove={follow}
      onLostPointerCapture={({ currentTarget }) => delete currentTarget.dataset.held}
    >
      <span className={styles.track} />
      <span className={styles.thumb}>
        <Icon of={Sun} size={16} />
      </span>
    </div>
  );
}
