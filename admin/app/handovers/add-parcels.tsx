import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { signalScan } from '../sound/sounds.ts';
import styles from './handover.module.css';

export interface AddParcelsProps {
  readonly handoverId: number;
  /** Packed parcels that are on no list. */
  readonly packed: readonly StaffParcel[];
}

/** Adds parcels by their label's barcode, or from the list of those that are packed. */
export function AddParcels({ handoverId, packed }: AddParcelsProps) {
  const t = useTranslations('handovers');
  const errorText = useErrorText();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();

  async function add(codes: readonly string[]): Promise<void> {
    try {
      const { results } = await call('addToHandover', {
        params: { id: handoverId },
        body: { codes: [...codes] },
      });
      const refused = results.filter(({ outcome }) => outcome !== 'added' && outcome !== 'already');
      signalScan(refused.length === 0 ? 'right' : 'wrong');
      setRefusal(
        refused.length === 0
          ? undefined
          : refused.map(({ code, outcome }) => t(`refused.${outcome}`, { code })).join('\n'),
      );
      if (refused.length === 0 && field.current) field.current.value = '';
      else field.current?.select();
    } catch (error) {
      signalScan('wrong');
      setRefusal(errorText(error));
    }
    await revalidate();
  }

  return (
    <Section title={t('add')}>
      <form
        className={styles.scan}
        onSubmit={(event) => {
          event.preventDefault();
          const code = field.current?.value.trim() ?? '';
          if (code !== '') void add([code]);
        }}
      >
        <TextField
          ref={field}
          name="code"
          label={t('scan')}
          hint={t('scanHint')}
          error={refusal}
          dir="ltr"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={100}
        />
      </form>
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
              onClick={() => void add([parcel.code])}
            >
              {t('addOne')}
            </Button>
          }
        />
      ))}
      {packed.length > 1 ? (
        <Button look="secondary" full onClick={() => void add(packed.map(({ code }) => code))}>
          {t('addAll', { count: packed.length })}
        </Button>
      ) : null}
    </Section>
  );
}
