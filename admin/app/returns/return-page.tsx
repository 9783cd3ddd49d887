import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/return-page.ts';
import { AnswerReturn } from './answer-return.tsx';
import { ExchangeReturn, RefundReturn, SendBackReturn } from './close-return.tsx';
import { DueBadge } from './due-badge.tsx';
import { InspectReturn } from './inspect-return.tsx';
import { MoveReturn } from './move-return.tsx';
import { ReturnFacts, ReturnPieces } from './return-facts.tsx';
import { ReturnStateBadge } from './return-state-badge.tsx';
import styles from './returns.module.css';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const { data } = await call('getReturn', { params: { id: params.id }, signal });
  const owes = data.refund !== null && (data.state === 'inspected' || hasFailed(data));
  const money = owes
    ? (await call('getOrderMoney', { params: { id: data.order.id }, signal })).data
    : null;
  return { value: data, money };
}

/** Whether the provider refused the refund that closed a return. */
function hasFailed({ refund_state: state }: StaffReturnDetails): boolean {
  return state === 'failed';
}

/** One return: what is wrong, what happened to it, and what can be done with it. */
export default function ReturnPage({ loaderData: { value, money } }: Route.ComponentProps) {
  const t = useTranslations('returns');
  const may = {
    answer: useMay('orders.edit'),
    move: useMay('orders.dispatch'),
    inspect: useMay('stock.adjust'),
    refund: useMay('payments.refund'),
  };
  const { state, version, next } = value;
  const accepted = value.refund !== null;
  return (
    <PageFrame
      title={t('titleOf', { number: value.order.number })}
      intro={
        <span className={styles.intro}>
          <ReturnStateBadge state={state} />
          <DueBadge value={value} />
        </span>
      }
      back="/returns"
    >
      <Columns
        main={
          <>
            {state === 'requested' && may.answer ? (
              <AnswerReturn key={value.id} value={value} />
            ) : null}
            {(next.includes('received') || next.includes('pickup_booked')) && may.move ? (
              <MoveReturn key={version} value={value} />
            ) : null}
            {state === 'received' && may.inspect ? (
              <InspectReturn key={version} value={value} />
            ) : null}
            {hasFailed(value) ? <FormAlert>{t('refund.failed')}</FormAlert> : null}
            {accepted && money !== null && may.refund ? (
              <RefundReturn key={version} value={value} money={money} />
            ) : null}
            {state === 'inspected' && accepted && may.answer ? (
              <ExchangeReturn value={value} />
            ) : null}
            {state === 'inspected' && !accepted && may.move ? (
              <SendBackReturn value={value} />
            ) : null}
            <ReturnPieces value={value} />
          </>
        }
        side={
          <>
            <ReturnFacts value={value} />
            <Section title={t('history')} action={<TrailLink kind="return" id={value.id} />}>
              {value.events.toReversed().map((event) => (
                <SectionRow
                  key={`${event.state} ${event.at}`}
                  title={t(`states.${event.state}`)}
                  detail={
                    <>
                      <TimeAgo at={event.at} /> · <bdi>{event.actor.name ?? t('shopper')}</bdi>
                      {event.note === null ? null : (
                        <>
                          {' '}
                          · <bdi>{event.note}</bdi>
                        </>
                      )}
                    </>
                  }
                />
              ))}
            </Section>
          </>
        }
      />
    </PageFrame>
  );
}
