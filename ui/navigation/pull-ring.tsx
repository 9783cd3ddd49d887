import { RotateCw } from 'lucide';
import type { Ref } from 'react';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import styles from './pull-ring.module.css';

export interface PullRingProps {
  /**
   * The pull handler sets `data-pulling`, `data-armed` and `--pull` (CSS pixels) on it, without rendering.
   */
  readonly ref?: Ref<HTMLDivElement>;
  readonly busy?: boolean;
  /** Renders this state inline, for the sample page. */
  readonly shown?: 'pulling' | 'armed' | 'busy';
}

/** The pull-to-refresh ring: follows the pull and spins while the list reloads. */
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
