import { RotateCw } from 'lucide';
import type { Ref } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './pull-ring.module.css';

export interface PullRingProps {
  /** Who pulls sets `data-pulling`, `data-armed` and `--pull` (CSS pixels) on it, without rendering. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly busy?: boolean;
  /** Stands in the page and shows this state, to be looked at. */
  readonly shown?: 'pulling' | 'armed' | 'busy';
}

/** The ring that comes down with a list that is pulled, and turns while it is loaded anew. */
export function PullRing({ ref, busy = false, shown }: PullRingProps) {
  return (
    <div
      ref={ref}
      aria-hidden
      className={classNames(styles.ring, shown && styles.shown)}
      data-busy={busy || shown === 'busy' || undefined}
      data-pulling={shown === 'pulling' || shown === 'armed' || undefined}
      data-armed={shown === 'armed' || undefined}
    >
      <Icon of={RotateCw} size={22} />
    </div>
  );
}
