import type { RiskReason } from '@dp/contract/staff/order-desk.ts';
import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** Why an order may be refused, and how far its confirmation is; the refusals are beside the customer. */
export function OrderNotices({ order }: { order: Omit<OrderCard, 'problems'> }) {
  const t = useTranslations('orders');
  const { dateTime } = useDates();
  const waits = order.state === 'draft';
  const { attempts, call_at: callAt } = order;
  if (!waits) return null;
  return (
    <>
      {order.risk_reasons
        .filter(({ code }) => code !== 'refused_before')
        .map((reason) => (
          <Badge key={reason.code} look={look(reason)}>
            {t(`risks.${reason.code}`, 'count' in reason ? { count: reason.count } : { count: 0 })}
          </Badge>
        ))}
      {callAt === null ? null : (
        <Badge look="warning">{t('callAt', { time: dateTime(callAt) })}</Badge>
      )}
      {attempts === null ? null : <Badge>{t('attempts', { count: attempts.count })}</Badge>}
    </>
  );
}

/** A first order is a fact about most customers; the other reasons are warnings. */
function look({ code }: RiskReason): 'plain' | 'warning' {
  return code === 'first_order' ? 'plain' : 'warning';
}
