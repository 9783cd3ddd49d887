import { X } from 'lucide';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** For chips that are switched on and off. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

/** A small choice among others. */
export function Chip({ pressed, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={styles.chip}>
      {children}
    </button>
  );
}

/** A chip that is a link. */
export function ChipLink({ children, ...rest }: Omit<LinkProps, 'style' | 'className'>) {
  return (
    <Link {...rest} className={styles.chip}>
      {children}
    </Link>
  );
}

export interface RemovableChipProps {
  readonly children: ReactNode;
  /** Names what is removed, such as "Remove filter: E27". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A removable value, such as a filter. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" aria-label={removeLabel} onClick={onRemove} className={styles.chip}>
      {children}
      <Icon of={X} size={14} />
    </button>
  );
}

/** A fact in a chip's shape, not interactive. */
export function Fact({ children }: { children: ReactNode }) {
  return <span className={styles.fact}>{children}</span>;
}
