import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/page-header.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '../page/logo.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import styles from './auth-frame.module.css';

export interface AuthFrameProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Where Back leads when the page was opened directly. */
  readonly backTo: string;
  readonly children: ReactNode;
  /** The other way on, at the end, such as "No account yet?". */
  readonly foot?: ReactNode;
}

/** The page around everything that has to do with signing in: a lamp, what it is about, one form. */
export function AuthFrame({ title, text, backTo, children, foot }: AuthFrameProps) {
  const t = useTranslations('layout');
  return (
    <>
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <div className={styles.top}>
          <BackLink to={backTo} />
          <Link to="/" className={styles.logo} aria-label={t('logoName')}>
            <Logo />
          </Link>
        </div>
        <div className={styles.sheet}>
          <Pendant />
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {text === undefined ? null : <p className={styles.text}>{text}</p>}
          </div>
          {children}
          {foot === undefined ? null : <div className={styles.foot}>{foot}</div>}
        </div>
      </div>
    </>
  );
}

/** A lamp over the form, off by day and lit in the evening like every lamp of the shop. */
function Pendant() {
  return (
    <span aria-hidden className={styles.lamp}>
      <svg aria-hidden viewBox="0 0 120 84" className={styles.shade} focusable="false">
        <path d="M60 0v38" className={styles.cord} />
        <path d="M55 36h10v8H55z" className={styles.cap} />
        <path d="M24 76c0-20 16-34 36-34s36 14 36 34z" className={styles.dome} />
        <path d="M48 76a12 8 0 0 0 24 0z" className={styles.bulb} />
      </svg>
    </span>
  );
}
