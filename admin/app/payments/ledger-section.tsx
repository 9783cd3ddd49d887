import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { type Days, DaysForm } from './days-form.tsx';

/** What came and went between two days. */
export function LedgerSection({
  ledger,
  days,
}: {
  readonly ledger: StaffCallOutput<'getLedger'>['data'];
  readonly days: Days;
}) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const dateTime = useDateTime();
  return (
    <Section title={t('ledger')}>
      <DaysForm days={days} />
      {ledger.received.map(({ provider, method, count, sum }) => (
        <SectionRow
          key={`${provider} ${method}`}
          title={`${t('received')} · ${t(`method.${method}`)} · ${t(`provider.${provider}`)}`}
          detail={t('count', { count })}
          action={<bdi>{price(sum)}</bdi>}
        />
      ))}
      {ledger.refunded.map(({ route, count, sum }) => (
        <SectionRow
          key={route}
          title={`${t('back')} · ${t(`route.${route}`)}`}
          detail={t('count', { count })}
          action={<bdi>{price(sum)}</bdi>}
        />
      ))}
      <SectionRow title={t('handedIn')} action={<bdi>{price(ledger.handed_in)}</bdi>} />
      <SectionRow title={t('outstanding')} action={<bdi>{price(ledger.outstanding)}</bdi>} />
      {ledger.payments.length === 0 ? <p>{t('nothing')}</p> : null}
      {ledger.payments.map((row) => (
        <SectionRow
          key={`${row.kind} ${row.at} ${row.reference} ${row.amount}`}
          title={
            <>
              {t(`kind.${row.kind}`)} · <bdi dir="ltr">{row.order.number}</bdi>
            </>
          }
          detail={dateTime(row.at)}
          action={<bdi>{price(row.kind === 'refund' ? -row.amount : row.amount)}</bdi>}
        />
      ))}
      {ledger.more ? <p>{t('more')}</p> : null}
    </Section>
  );
}
