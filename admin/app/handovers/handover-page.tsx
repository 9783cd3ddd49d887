import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackageOpen } from 'lucide';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/handover-page.ts';
import { AddParcels } from './add-parcels.tsx';
import styles from './handover.module.css';

export async function clientLoader({ params, request: { url, signal } }: Route.ClientLoaderArgs) {
  const { data: handover } = await call('getHandover', { params: { id: params.id }, signal });
  if (handover.signed_at !== null) return { handover, packed: undefined };
  const before = new URL(url).searchParams.get('before') ?? undefined;
  const packed = await call('listParcels', { query: { view: 'to_hand_over', before }, signal });
  return { handover, packed };
}

/** One list: parcels are added by scan or by tap, then both sign. Only then are the orders dispatched. */
export default function HandoverPage({ loaderData: { handover, packed } }: Route.ComponentProps) {
  const t = useTranslations('handovers');
  const { price, number } = useFormat();
  const { dateTime } = useDates();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const isOpen = handover.signed_at === null;
  const mayHandOver = useMay('orders.dispatch') && isOpen;
  const putBack = useAction(async (code: string) => {
    await call('addToHandover', { params: { id: handover.id }, body: { codes: [code] } });
    await revalidate();
  });
  const takeOff = useAction(async ({ id, code, order }: StaffParcel) => {
    await call('takeOffHandover', { params: { id: handover.id }, body: { parcel_id: id } });
    showToast(t('takenOff', { order: order.number }), {
      action: { label: t('undo'), run: () => putBack.run(code) },
    });
    await revalidate();
  });
  const sign = useAction(async () => {
    const { version, count } = handover;
    try {
      await save(async () => {
        await call('signHandover', { params: { id: handover.id }, body: { version, count } });
        showToast(t('signed', { count }));
      });
    } finally {
      // Refused too: a colleague may have signed it already.
      await revalidate();
    }
  });
  return (
    <PageFrame
      title={t('to', { courier: handover.courier.name[locale] })}
      intro={isOpen ? t('isOpen') : t('signedAt', { time: dateTime(handover.signed_at ?? '') })}
      back="/handovers"
      actions={<PrintButton />}
    >
      <dl className={styles.sums}>
        <div>
          <dt>{t('parcels')}</dt>
          <dd>{number(handover.count)}</dd>
        </div>
        <div>
          <dt>{t('sum')}</dt>
          <dd>
            <bdi>{price(handover.sum)}</bdi>
          </dd>
        </div>
      </dl>
      {mayHandOver && packed !== undefined ? (
        <AddParcels handoverId={handover.id} packed={packed.data} next={packed.next} />
      ) : null}
      <Section title={t('onList')}>
        {handover.parcels.length === 0 ? (
          <EmptyState icon={PackageOpen} title={t('emptyList.title')} text={t('emptyList.text')} />
        ) : (
          handover.parcels.map((parcel) => (
            <SectionRow
              key={parcel.id}
              title={
                <>
                  <bdi>{parcel.order.number}</bdi>
                  {parcel.of > 1 ? (
                    <bdi>
                      {t('parcelOf', { place: number(parcel.place), of: number(parcel.of) })}
                    </bdi>
                  ) : null}
                  {parcel.fragile ? <Badge look="warning">{t('fragile')}</Badge> : null}
                </>
              }
              detail={[parcel.order.name, parcel.order.city?.[locale]].filter(Boolean).join(' · ')}
              action={
                <span className={styles.end}>
                  <bdi className={styles.cash}>{price(parcel.cash)}</bdi>
                  {mayHandOver ? (
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={t('takeOffOf', { order: parcel.order.number })}
                      busy={takeOff.busy}
                      onClick={() => takeOff.run(parcel)}
                    >
                      {t('takeOff')}
                    </Button>
                  ) : null}
                </span>
              }
            />
          ))
        )}
      </Section>
      {mayHandOver && handover.count > 0 ? (
        <Button full size="large" busy={sign.busy} onClick={() => sign.run()}>
          {t('sign', { count: handover.count })}
        </Button>
      ) : null}
      <p className={styles.signatures}>
        <span>{t('shopSigns')}</span>
        <span>{t('courierSigns')}</span>
      </p>
    </PageFrame>
  );
}
