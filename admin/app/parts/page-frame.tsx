import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './page-frame.module.css';
import { PageTitle } from './page-title.tsx';

export interface PageFrameProps {
  /** Heading of the page and title of its tab. */
  readonly title: string;
  /** A sentence below the title. */
  readonly intro?: ReactNode;
  /** The page above this one, where it is not one of the frame's own. */
  readonly back?: string;
  /** A field that searches what the page lists, and the page's buttons, the main one last. */
  readonly actions?: ReactNode;
  /** For forms and texts, whose lines should not grow with the screen. */
  readonly narrow?: boolean;
  /** Whether the heading is on paper too: not where sheets have their own. */
  readonly printsTitle?: boolean;
  readonly children: ReactNode;
}

/** Every page of the back office: its title, its actions, its content. */
export function PageFrame(props: PageFrameProps) {
  const { title, intro, back, actions, narrow = false, printsTitle = true, children } = props;
  const t = useTranslations('ui');
  return (
    <div className={classNames(styles.page, narrow && styles.narrow)}>
      <PageTitle>{title}</PageTitle>
      <header className={classNames(styles.head, !printsTitle && styles.screenOnly)}>
        {back === undefined ? null : (
          <Link to={back} className={styles.back} aria-label={t('back')}>
            <Icon of={ArrowLeft} directional />
          </Link>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
