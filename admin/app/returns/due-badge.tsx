import type { StaffReturn } from '@dp/contract/staff/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** By when a return is to be paid back; red once that is over. */
export function DueBadge({
  value: { refund_due_at: due, overdue },
}: {
  readonly value: Pick<StaffReturn, 'refund_due_at' | 'overdue'>;
}) {
  const t = useTranslations('returns');
  const { dayMonth } = useDates();
  if (due === null) return null;
  return (
    <Badge look={overdue ? 'danger' : 'plain'}>
      {t(overdue ? 'wasDue' : 'due', { day: dayMonth(due) })}
    </Badge>
  );
}
