import { ChevronRight } from 'lucide';
import { Link } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** From the first level down; the last one is the page itself and needs no address. */
  readonly items: readonly { readonly label: string; readonly to?: string }[];
}

/** The path of a page within the shop. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.trail}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={styles.step}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            )}
            {/* With the level before it, so that no line begins with it. */}
            {index === items.length - 1 ? null : <Icon of={ChevronRight} size={14} directional />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
