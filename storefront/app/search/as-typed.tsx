import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './as-typed.module.css';
import { exactAddress } from './exact-search.ts';

export interface AsTypedProps {
  readonly typed: string;
  /** What was searched instead, where no title says it. */
  readonly corrected?: string | undefined;
}

/** Under the title that names a corrected text: the way to what was typed (design §5). */
export function AsTyped({ typed, corrected }: AsTypedProps) {
  const t = useTranslations('search');
  const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
  return (
    <p className={styles.note} data-first={corrected === undefined ? undefined : true}>
      {corrected === undefined ? null : (
        <span>{t.rich('correctedTo', { text: corrected, found: isolated })}</span>
      )}
      <Link to={exactAddress(typed)} className={styles.link}>
        <span>{t.rich('searchAsTyped', { text: typed, typed: isolated })}</span>
      </Link>
    </p>
  );
}
