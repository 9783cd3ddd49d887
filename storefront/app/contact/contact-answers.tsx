import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ChevronRight, CircleHelp, PackageSearch, RotateCcw } from 'lucide';
import { useId } from 'react';
import { Link } from 'react-router';
import styles from './contact-answers.module.css';

const ANSWERS = [
  { to: '/track-order', text: 'order', icon: PackageSearch },
  { to: '/profile/refund-policy', text: 'returns', icon: RotateCcw },
  { to: '/profile/faqs', text: 'others', icon: CircleHelp },
] as const;

/** What people ask most, each with the page that answers it without waiting for the shop. */
export function ContactAnswers() {
  const t = useTranslations('pages');
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.answers}>
      <h2 id={id} className={styles.title}>
        {t('contact.answers')}
      </h2>
      <ul className={styles.list}>
        {ANSWERS.map(({ to, text, icon }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" className={styles.link}>
              <Icon of={icon} />
              <span className={styles.question}>{t(`contact.answer.${text}`)}</span>
              <Icon of={ChevronRight} size={18} directional />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
