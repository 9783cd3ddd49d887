import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly of: LucideIcon;
  /** CSS pixels; 20 unless told. */
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 48;
  /** For icons that point along the text, such as back and next; they turn round in Arabic. */
  readonly directional?: boolean;
  readonly filled?: boolean;
}

/** A picture beside a text or in a labelled button; never the only bearer of a meaning. */
export function Icon({ of: Glyph, size = 20, directional = false, filled = false }: IconProps) {
  return (
    <Glyph
      aria-hidden
      focusable={false}
      width={size}
      height={size}
      strokeWidth={1.8}
      className={classNames(
        styles.icon,
        directional && styles.directional,
        filled && styles.filled,
      )}
    />
  );
}
