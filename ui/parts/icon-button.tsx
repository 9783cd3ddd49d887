import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface Look {
  /** Accessible name; the icon is decorative. */
  readonly label: string;
  /** `plain` on bars, `raised` with a border, `glass` over photographs. */
  readonly look?: 'plain' | 'raised' | 'glass';
  /** Drawn smaller inside its 48 px target, for cards. */
  readonly compact?: boolean;
  readonly children: ReactNode;
}

export interface IconButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A round 48 px button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, look = 'plain', compact, className, children, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, styles[look], compact && styles.compact, className)}
      {...rest}
    >
      {children}
    </button>
  );
}

export interface IconLinkProps extends Look, Omit<LinkProps, 'aria-label' | 'children'> {}

/** A round 48 px link that is only an icon. */
export function IconLink(props: IconLinkProps) {
  const { label, look = 'plain', compact, className, children, ...rest } = props;
  return (
    <Link
      aria-label={label}
      className={classNames(styles.button, styles[look], compact && styles.compact, className)}
      {...rest}
    >
      {children}
    </Link>
  );
}
