import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StockMovement } from '@dp/contract/staff/stock.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { History } from 'lucide';
import { Link } from 'react-router';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import styles from './stock.module.css';

/** Every change of a product's stock, the newest first: how many, why, who and when. */
export function MovementsSection({
  movements,
}: {
  readonly movements: StaffCallOutput<'listMovements'>;
}) {
  const t = useTranslations('stock');
  return (
    <>
      <Section title={t('movements')}>
        {movements.data.length === 0 ? (
          <EmptyState icon={History} title={t('noMovements.title')} text={t('noMovements.text')} />
        ) : (
          movements.data.map((movement) => <Movement key={movement.id} movement={movement} />)
        )}
      </Section>
      <Pager next={{ before: movements.next }} />
    </>
  );
}

function Movement({ movement }: { readonly movement: StockMovement }) {
  const { reason, delta, note, at, actor, order } = movement;
  const t = useTranslations('stock');
  const { number } = useFormat();
  const seesOrders = useMay('orders.read');
  const sign = delta > 0 ? '+' : delta < 0 ? '−' : '';
  return (
    <SectionRow
      title={
        <>
          {t(`reasons.${reason}`)}
          {order === null ? null : (
            <>
              {' · '}
              {seesOrders ? (
                <Link to={`/orders/order/${order.id}`} className={styles.link}>
                  <bdi dir="ltr">{order.number}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr">{order.number}</bdi>
              )}
            </>
          )}
        </>
      }
      detail={
        <>
          <TimeAgo at={at} /> ·{' '}
          <bdi>
            {actor.kind === 'staff' ? (actor.name ?? t('actors.staff')) : t(`actors.${actor.kind}`)}
          </bdi>
          {note === null ? null : (
            <>
              {' · '}
              <bdi>{note}</bdi>
            </>
          )}
        </>
      }
      action={
        <strong>
          <bdi dir="ltr">
            {sign}
            {number(Math.abs(delta))}
          </bdi>
        </strong>
      }
    />
  );
}
