import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './home-section.module.css';

export interface HomeSectionProps {
  readonly title: string;
  /** Where all of it is; undefined when this is all. */
  readonly all?: string | undefined;
  readonly children: ReactNode;
}

/** One part of the home page under its heading, with the way to all of it. */
export function HomeSection({ title, all, children }: HomeSectionProps) {
  const t = useTranslations('catalog');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {all === undefined ? null : (
          <Link to={all} prefetch="intent" className={styles.all}>
            {t('viewAll')}
            <Hidden>{`: ${title}`}</Hidden>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
