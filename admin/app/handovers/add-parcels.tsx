import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { ScanField } from '../scanning/scan-field.tsx';
import { useScans } from '../scanning/use-scans.ts';

export interface AddParcelsProps {
  readonly handoverId: number;
  /** A page of the packed parcels that are on no list. */
  readonly packed: readonly StaffParcel[];
  readonly next: number | null;
}

/** Adds parcels by their label's barcode, or from the list of those that are packed. */
export function AddParcels({ handoverId, packed, next }: AddParcelsProps) {
  const t = useTranslations('handovers');
  const locale = useLocale();
  const scans = useScans(async (codes) => {
    const { results } = await call('addToHandover', {
      params: { id: handoverId },
      body: { codes: [...codes] },
    });
    const refused = results.filter(({ outcome }) => outcome !== 'added' && outcome !== 'already');
    const words = refused.map(({ code, outcome }) => t(`refused.${outcome}`, { code })).join('\n');
    return refused.length === 0 ? { isRefused: false } : { isRefused: true, words };
  });
  return (
    <Section title={t('add')}>
      <ScanField scans={scans} label={t('scan')} hint={t('scanHint')} />
      {packed.map((parcel) => (
        <SectionRow
          key={parcel.id}
          title={<bdi>{parcel.order.number}</bdi>}
          detail={[parcel.order.name, parcel.order.city?.[locale]].filter(Boolean).join(' · ')}
          action={
            <Button
              look="secondary"
              size="small"
              aria-label={t('addOf', { order: parcel.order.number })}
              onClick={() => void scans.scan([parcel.code])}
            >
              {t('addOne')}
            </Button>
          }
        />
      ))}
      {packed.length > 1 ? (
        <Button
          look="secondary"
          full
          onClick={() => void scans.scan(packed.map(({ code }) => code))}
        >
          {t('addAll', { count: packed.length })}
        </Button>
      ) : null}
      <Pager next={{ before: next }} />
    </Section>
  );
}
