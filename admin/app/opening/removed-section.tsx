import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Section } from '../parts/section.tsx';
import styles from './opening.module.css';

/** That the demo is gone, and the way back. */
export function RemovedSection({ backup }: { readonly backup: string }) {
  const t = useTranslations('opening');
  return (
    <div role="status">
      <Section title={t('demo.gone')}>
        <div className={styles.words}>
          <p>{t('demo.where')}</p>
          <p>
            <code dir="ltr" className={styles.folder}>
              {backup}
            </code>
          </p>
          <p>{t('demo.restore')}</p>
          <div>
            <ButtonLink to="/products/new">{t('demo.first')}</ButtonLink>
          </div>
        </div>
      </Section>
    </div>
  );
}
