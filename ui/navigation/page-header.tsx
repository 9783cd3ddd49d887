import { ChevronLeft } from 'lucide';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconLink } from '../parts/icon-button.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  readonly title: ReactNode;
  /** Target of Back when the page was opened directly; otherwise Back uses the history. */
  readonly backTo?: string;
  /** Small print under the title, such as the number of results. */
  readonly detail?: ReactNode;
  /** Buttons at the other end. */
  readonly actions?: ReactNode;
}

/** The head of a page below the first level: Back and the page's one h1. */
export function PageHeader({ title, backTo, detail, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {backTo === undefined ? null : <BackLink to={backTo} />}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A back link that uses the browser's history where there is one. */
export function BackLink({
  to,
  look = 'raised',
  className,
}: {
  to: string;
  look?: 'plain' | 'raised' | 'glass';
  className?: string | undefined;
}) {
  const t = useTranslations('ui');
  const navigate = useNavigate();
  return (
    <IconLink
      to={to}
      label={t('back')}
      look={look}
      className={className}
      onClick={(event) => {
        const depth: unknown = (history.state as { idx?: number } | null)?.idx;
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!plain || typeof depth !== 'number' || depth === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon of={ChevronLeft} directional />
    </IconLink>
  );
}
