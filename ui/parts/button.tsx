import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  /** `primary` at most once per screen; `danger` for irreversible actions. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'large' | 'small';
  /** As wide as its container. */
  readonly full?: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Shows progress and blocks further presses. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

function classes({ look = 'primary', size = 'medium', full }: Look, className?: string): string {
  return classNames(styles.button, styles[look], styles[size], full && styles.full, className);
}

/** A button. It stays focusable while busy, so that focus is never lost. */
export function Button(props: ButtonProps) {
  const { look, size, full, icon, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      className={classes(props, className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, 'children'> {}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look, size, full, icon, className, children, ...rest } = props;
  return (
    <Link className={classes(props, className)} {...rest}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
