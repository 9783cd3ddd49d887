import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight } from 'lucide';
import { useEffect, useState } from 'react';
import { type KeptPage, keptPages } from '../pwa/kept-pages.ts';
import styles from './kept-list.module.css';

/** As many as a phone shows without scrolling far. */
const SHOWN = 6;

/** The pages that open without a connection; nothing where the device holds none. */
export function KeptList() {
  const t = useTranslations('pwa');
  const locale = useLocale();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let current = true;
    keptPages(locale, SHOWN).then(
      (found) => current && setPages(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locale]);
  if (pages.length === 0) return null;
  return (
    <Page narrow>
      <Card title={t('kept')}>
        <ul className={styles.list}>
          {pages.map(({ to, title }) => (
            <li key={to}>
              {/* Its document is what the device holds. */}
              <a href={to} className={styles.link}>
                <bdi className={styles.title}>{title}</bdi>
                <Icon of={ChevronRight} size={18} directional />
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
