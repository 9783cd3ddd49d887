import type { CourierAttention, ParcelDelivery } from '@dp/contract/staff/courier-company.ts';
import { LABEL_SIZES } from '@dp/contract/staff/courier-values.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { isUnderWay } from '../corrections/is-under-way.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useAttentionWords } from './attention-words.ts';
import { BostaCorrection } from './bosta-correction.tsx';
import styles from './parcel-delivery.module.css';

export interface ParcelDeliveryProps {
  readonly parcel: StaffParcel;
  readonly delivery: ParcelDelivery;
  readonly mayChange: boolean;
}

/** A parcel at Bosta: its registration there, its label, and what Bosta says of it. */
export function ParcelDeliverySection({ parcel, delivery, mayChange }: ParcelDeliveryProps) {
  const t = useTranslations('bosta');
  const [newest] = delivery.deliveries;
  const isPacked = parcel.state === 'packed';
  const isOpen = newest?.state === 'pending' || newest?.state === 'created';
  if (!newest && !(delivery.set_up && isPacked)) return null;
  return (
    <Section
      title={t('title')}
      action={delivery.test ? <Badge look="plain">{t('test')}</Badge> : undefined}
    >
      {newest === undefined ? (
        <p>{t('notSent')}</p>
      ) : (
        <Registration newest={newest} cityId={delivery.city_id} />
      )}
      {newest === undefined || newest.correction === null ? null : (
        <BostaCorrection
          parcelId={parcel.id}
          cityId={delivery.city_id}
          correction={newest.correction}
          isOpen={delivery.set_up && isUnderWay(parcel.state)}
        />
      )}
      {mayChange && delivery.set_up ? (
        <div className={styles.actions}>
          {isPacked && !isOpen ? <Send parcel={parcel} /> : null}
          {newest === undefined ? null : (
            <Changes parcel={parcel} newest={newest} isPacked={isPacked} />
          )}
        </div>
      ) : null}
    </Section>
  );
}

type Newest = ParcelDelivery['deliveries'][number];

function Registration({
  newest,
  cityId,
}: {
  readonly newest: Newest;
  readonly cityId: number | null;
}) {
  const t = useTranslations('bosta');
  const attentionWords = useAttentionWords();
  const notMapped = newest.failure === 'place_not_mapped';
  const number = newest.tracking_number;
  const refusal = (reason: string) =>
    reason === 'parcel_ended' ? t('ended') : t('refusal', { reason: isolated(reason) });
  return (
    <>
      <SectionRow
        title={t(`states.${newest.state}`)}
        detail={
          <>
            <bdi dir="ltr">{newest.reference}</bdi>
            {newest.news_at === null ? null : (
              <>
                {' · '}
                <TimeAgo at={newest.news_at} />
              </>
            )}
          </>
        }
        action={number === null ? undefined : <bdi dir="ltr">{number}</bdi>}
      />
      {newest.state === 'failed' && newest.failure !== null ? (
        <p className={styles.problem}>{notMapped ? t('notMapped') : refusal(newest.failure)}</p>
      ) : null}
      {notMapped && newest.state === 'failed' ? (
        <ButtonLink look="secondary" size="small" to={`/couriers/places?city=${cityId ?? ''}`}>
          {t('choosePlace')}
        </ButtonLink>
      ) : null}
      {newest.attention === null ? null : (
        <p className={styles.problem}>{attentionWords(newest.attention)}</p>
      )}
    </>
  );
}

function Send({ parcel: { id, version } }: { readonly parcel: StaffParcel }) {
  const t = useTranslations('bosta');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const send = useAction(() =>
    save(async () => {
      const { data } = await call('sendParcel', { params: { id }, body: { version } });
      const state = data.deliveries[0]?.state;
      if (state === 'created') showToast(t('sent'), { look: 'ok' });
      if (state === 'pending') showToast(t('pendingSent'));
      await revalidate();
    }),
  );
  return (
    <Button busy={send.busy} onClick={() => send.run()}>
      {t('send')}
    </Button>
  );
}

function Changes({
  parcel: { id, version, code },
  newest,
  isPacked,
}: {
  readonly parcel: StaffParcel;
  readonly newest: Newest;
  readonly isPacked: boolean;
}) {
  const t = useTranslations('bosta');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const params = { id };
  const label = useAction(async (size: (typeof LABEL_SIZES)[number]) => {
    const { data } = await call('getCourierLabel', { params, query: { size } });
    const bytes = Uint8Array.from(atob(data.pdf), (character) => character.charCodeAt(0));
    saveFile(`${code}.pdf`, new Blob([bytes], { type: 'application/pdf' }));
  });
  const recall = useAction(() =>
    save(async () => {
      await call('recallParcel', { params, body: { version } });
      showToast(t('recalled'), { look: 'ok' });
      await revalidate();
    }),
  );
  const ask = useAction(async () => {
    await call('askCourier', { params });
    showToast(t('asked'), { look: 'ok' });
    await revalidate();
  });
  const dismiss = useAction((attention: CourierAttention) =>
    save(async () => {
      await call('dismissAttention', { params, body: { attention } });
      showToast(t('lookedDone'), { look: 'ok' });
      await revalidate();
    }),
  );
  const { attention, state } = newest;
  const isOpen = state === 'pending' || state === 'created';
  return (
    <>
      {attention === null ? null : (
        <Button look="secondary" busy={dismiss.busy} onClick={() => dismiss.run(attention)}>
          {t('looked')}
        </Button>
      )}
      {newest.state === 'created'
        ? LABEL_SIZES.map((size) => (
            <Button key={size} look="secondary" busy={label.busy} onClick={() => label.run(size)}>
              {t('label', { size })}
            </Button>
          ))
        : null}
      {isOpen ? (
        <Button look="secondary" busy={ask.busy} onClick={() => ask.run()}>
          {t('ask')}
        </Button>
      ) : null}
      {isOpen && isPacked ? (
        <Button look="quiet" busy={recall.busy} onClick={() => recall.run()}>
          {t('recall')}
        </Button>
      ) : null}
    </>
  );
}
