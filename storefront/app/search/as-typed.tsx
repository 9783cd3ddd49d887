import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './as-typed.module.css';
import { exactly, searchAddress } from './search-text.ts';

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
    <p className={styles.note}>
      {corrected === undefined ? null : t.rich('correctedTo', { text: corrected, found: isolated })}
      <Link to={searchAddress(exactly(typed))} className={styles.link}>
        {t.rich('searchAsTyped', { text: typed, typed: isolated })}
      </Link>
    </p>
  );
}
