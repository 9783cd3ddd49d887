import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowRight } from 'lucide';
import styles from './before-after.module.css';

export interface BeforeAfterProps {
  /** Undefined for what was not there before, or is not any more. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A value that changes; one that stays is shown once. */
export function BeforeAfter({ before, after }: BeforeAfterProps) {
  if (before === after) return <bdi>{after}</bdi>;
  return (
    <span className={styles.values}>
      {before === undefined ? null : (
        <del>
          <bdi>{before}</bdi>
        </del>
      )}
      {before === undefined || after === undefined ? null : (
        <Icon of={ArrowRight} directional size={16} />
      )}
      {after === undefined ? null : (
        <ins>
          <bdi>{after}</bdi>
        </ins>
      )}
    </span>
  );
}
