import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckoutBar } from '../page/checkout-bar.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { Logo } from '../page/logo.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { useShopName } from '../page/use-shop.ts';
import { useIsForCheckout } from './after-sign-in.ts';
import styles from './auth-frame.module.css';

export interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Target of Back when the page was opened directly. */
  readonly backTo: string;
  readonly children: ReactNode;
  /** The alternative at the end, such as "No account yet?". */
  readonly foot?: ReactNode;
  /** A wider card on desks, for fields in two columns. */
  readonly wide?: boolean;
  /** Its lamp is lit in both lights: the last page, which says that it worked. */
  readonly lit?: boolean;
  /** On phones, below it all: other ways than this form. */
  readonly ways?: ReactNode;
}

/** The layout of all sign-in pages: a lamp, title, text, one form; on the way to checkout it is its first step. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, text, backTo, children, foot, wide = false, lit = false, ways } = props;
  const name = useShopName();
  const forCheckout = useIsForCheckout();
  return (
    <>
      <PageMeta title={title} noIndex />
      {forCheckout ? <CheckoutBar backTo={backTo} step={0} /> : null}
      <div
        className={styles.page}
        data-in-checkout={forCheckout ? '' : undefined}
        data-ways={ways === undefined ? undefined : ''}
        data-wide={wide ? '' : undefined}
      >
        {forCheckout ? null : (
          <div className={styles.top}>
            <BackLink to={backTo} className={styles.back} />
            <Link to="/" className={styles.logo} aria-label={name}>
              <Logo />
            </Link>
            <LampCord className={styles.cord} />
          </div>
        )}
        <div className={styles.sheet}>
          <FormLamp lit={lit} />
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
          </div>
          {children}
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
        {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
      </div>
    </>
  );
}
