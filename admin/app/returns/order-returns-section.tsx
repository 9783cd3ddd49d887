import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link } from 'react-router';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { ReturnStateBadge } from './return-state-badge.tsx';
import styles from './returns.module.css';

/** The returns of an order, on its page. */
export function OrderReturnsSection({ returns }: { readonly returns: readonly StaffReturn[] }) {
  const t = useTranslations('returns');
  if (returns.length === 0) return null;
  return (
    <Section title={t('title')}>
      {returns.map((each) => (
        <SectionRow
          key={each.id}
          title={
            <Link to={`/returns/${each.id}`} className={styles.link}>
              {each.kind === 'warranty' ? t('kinds.warranty') : t(`reasons.${each.reason}`)}
            </Link>
          }
          detail={<TimeAgo at={each.asked_at} />}
          action={<ReturnStateBadge state={each.state} />}
        />
      ))}
    </Section>
  );
}
