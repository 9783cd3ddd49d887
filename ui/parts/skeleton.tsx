import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'short' | 'title' | 'price' | 'square' | 'round' | 'row' | 'block';
  readonly className?: string;
}

/** Placeholder while content loads. The region around it carries `aria-busy`. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      data-skeleton
      className={classNames(styles.skeleton, styles[shape], className)}
    />
  );
}
