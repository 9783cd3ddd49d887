import { Icon } from '@dp/ui/parts/icon.tsx';
import { Lightbulb } from 'lucide';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../i18n/language-switch.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import styles from './entrance-frame.module.css';

/** Around the pages of who is not signed in: one card in the middle. */
export function EntranceFrame({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main id="main" className={styles.entrance}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={Lightbulb} size={24} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        {intro === undefined ? null : <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      <div className={styles.below}>
        <LanguageSwitch />
      </div>
    </main>
  );
}
