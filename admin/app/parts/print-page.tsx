import { directionOf, type Locale } from '@dp/contract/locale.ts';
import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';
import { PrintButton } from './print-button.tsx';
import styles from './print-page.module.css';

export interface PrintPageProps {
  /** Heading on the screen and name of the document; not printed. */
  readonly title: string;
  readonly back: string;
  /** Sheets, each a `<PrintSheet>`. */
  readonly children: ReactNode;
}

/** A page that shows on the screen what will be printed, in the direction of its language. */
export function PrintPage({ title, back, children }: PrintPageProps) {
  return (
    <PageFrame
      title={title}
      back={back}
      printsTitle={false}
      actions={<PrintButton look="primary" />}
    >
      <div className={styles.sheets}>{children}</div>
    </PageFrame>
  );
}

/** One sheet of paper; the next begins on a new one. `label` is A6, for parcels. */
export function PrintSheet({
  size = 'page',
  lang,
  children,
}: {
  readonly size?: 'page' | 'label';
  /** The sheet's own language, for readers other than who prints it. */
  readonly lang?: Locale;
  readonly children: ReactNode;
}) {
  return (
    <section
      className={styles.sheet}
      data-size={size}
      {...(lang === undefined ? {} : { lang, dir: directionOf(lang) })}
    >
      {children}
    </section>
  );
}
