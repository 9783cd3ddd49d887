import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';

/** What was received from a courier before, a page of it. */
export function PastHandIns({ data, next }: StaffCallOutput<'listHandIns'>) {
  const t = useTranslations('cash');
  const { price } = useFormat();
  const { dateTime } = useDates();
  return (
    <Section title={t('past')}>
      {data.map((handIn) => (
        <SectionRow
          key={handIn.id}
          title={<bdi>{price(handIn.received)}</bdi>}
          detail={
            <>
              {dateTime(handIn.at)} · <bdi>{handIn.actor.name}</bdi>
              {handIn.difference === 0
                ? null
                : ` · ${t('difference', { amount: price(handIn.difference) })}`}
              {handIn.reason === null ? null : ` · ${handIn.reason}`}
            </>
          }
          action={t('parcels', { count: handIn.count })}
        />
      ))}
      <Pager names={['received_before']} next={{ received_before: next }} />
    </Section>
  );
}
