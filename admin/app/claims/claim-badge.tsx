import type { Claim } from '@dp/contract/staff/claims.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** A claim's state; one to be sent says until when, in red when that is about to end. */
export function ClaimBadge({
  claim: { state, urgent, due_on: due, days_left: left },
}: {
  readonly claim: Claim;
}) {
  const t = useTranslations('claims');
  const { dayMonth } = useDates();
  if (state === 'open') {
    return (
      <Badge look={urgent ? 'danger' : 'warning'}>
        {t(left < 0 ? 'wasDue' : 'due', { day: dayMonth(due) })}
      </Badge>
    );
  }
  return <Badge look={state === 'paid' ? 'ok' : 'plain'}>{t(`states.${state}`)}</Badge>;
}
