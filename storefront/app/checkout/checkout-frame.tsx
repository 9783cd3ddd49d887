import type { ReactNode } from 'react';
import { CheckoutBar } from '../page/checkout-bar.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { BoughtAloneNotice } from './bought-alone-notice.tsx';
import styles from './checkout-frame.module.css';

export interface CheckoutFrameProps {
  readonly title: string;
  readonly backTo: string;
  /** 1: where to; 2: the review. */
  readonly step: 1 | 2;
  readonly children: ReactNode;
  /** At the end of the title's line. */
  readonly beside?: ReactNode;
  /** Above the summary: after the content on a phone, at the side of a wide screen. */
  readonly details?: ReactNode;
  /** What stays in view at the bottom of a phone and at the side of a wide screen. */
  readonly summary?: ReactNode;
  /** At the side of a wide screen; a phone does without. */
  readonly aside?: ReactNode;
  /** For a page without a summary that uses the whole width. */
  readonly wide?: boolean;
}

/** The reduced layout of checkout, without the shop's navigation. */
export function CheckoutFrame(props: CheckoutFrameProps) {
  const { title, backTo, step, children, beside, details, summary, aside, wide = false } = props;
  return (
    <>
      <PageMeta title={title} noIndex />
      <CheckoutBar backTo={backTo} step={step} />
      <div
        data-toast-above
        className={styles.page}
        data-summary={summary === undefined ? undefined : ''}
        data-aside={aside === undefined ? undefined : ''}
        data-wide={wide ? '' : undefined}
      >
        <div className={styles.content}>
          <div className={styles.heading}>
            <h1 className={styles.title}>{title}</h1>
            {beside}
          </div>
          <BoughtAloneNotice />
          {children}
        </div>
        {summary === undefined ? null : (
          <aside className={styles.summary}>
            {details === undefined ? null : <div className={styles.details}>{details}</div>}
            <div className={styles.foot}>{summary}</div>
          </aside>
        )}
        {aside === undefined ? null : (
          <aside className={styles.aside}>
            <div className={styles.details}>{aside}</div>
          </aside>
        )}
      </div>
    </>
  );
}
