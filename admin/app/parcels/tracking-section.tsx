import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { SingleField } from '../parts/single-field.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import styles from './parcel.module.css';

/** The number that a courier gave a parcel, typed in by who may, and the courier's page about it. */
export function TrackingSection({
  parcel: { id, version, tracking_number: saved, tracking_url: url, courier },
  mayType,
}: {
  readonly parcel: StaffParcel;
  readonly mayType: boolean;
}) {
  const t = useTranslations('parcels');
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  if (saved === null && !mayType) return null;
  const save = async (typed: string) => {
    let isSaved = false;
    await versioned(async () => {
      await call('setTracking', { params: { id }, body: { tracking_number: typed, version } });
      isSaved = true;
      showToast(t(typed === '' ? 'tracking.removed' : 'tracking.saved'), { look: 'ok' });
      await revalidate();
    });
    return isSaved;
  };
  const number = <bdi dir="ltr">{saved}</bdi>;
  const lacksLink = saved !== null && url === null && courier !== null;
  return (
    <Section title={t('tracking.title')} text={t('tracking.text')}>
      {url === null && mayType ? null : (
        <SectionRow
          title={t('tracking.number')}
          action={
            url === null ? (
              number
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className={styles.tracking}>
                {number}
                <span>{t('tracking.open')}</span>
              </a>
            )
          }
        />
      )}
      {mayType ? (
        <SingleField
          name="tracking_number"
          label={t('tracking.number')}
          hint={t(lacksLink ? 'tracking.noLink' : 'tracking.hint')}
          saveLabel={t('tracking.save')}
          saved={saved}
          maxLength={60}
          save={save}
        />
      ) : null}
    </Section>
  );
}
