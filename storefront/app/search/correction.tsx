import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './correction.module.css';
import { exactly, searchAddress } from './search-text.ts';

export interface CorrectionProps {
  readonly typed: string;
  /** What was searched instead. */
  readonly corrected: string;
}

/** Shows that a corrected text was searched, with a link to the typed one (design §5). */
export function Correction({ typed, corrected }: CorrectionProps) {
  const t = useTranslations('search');
  const isolated = (chunks: ReactNode) => <bdi>{chunks}</bdi>;
  const strong = (chunks: ReactNode) => (
    <strong>
      <bdi>{chunks}</bdi>
    </strong>
  );
  return (
    <p className={styles.correction}>
      <span>{t.rich('correctedTo', { text: corrected, found: strong })}</span>
      <Link to={searchAddress(exactly(typed))} className={styles.link}>
        {t.rich('searchAsTyped', { text: typed, typed: isolated })}
      </Link>
    </p>
  );
}
