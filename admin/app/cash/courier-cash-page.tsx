import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { requiredNumber } from '../forms/required-number.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Columns } from '../parts/columns.tsx';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { RecordChoice } from '../parts/record-choice.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/courier-cash-page.ts';

export async function clientLoader({
  params: { id },
  request: { signal },
}: Route.ClientLoaderArgs) {
  const [outstanding, handIns, couriers] = await Promise.all([
    call('listOutstandingCash', { params: { id }, signal }),
    call('listHandIns', { params: { id }, signal }),
    call('listCouriers', { signal }),
  ]);
  return {
    courier: couriers.data.find((courier) => String(courier.id) === id),
    parcels: outstanding.data,
    handIns: handIns.data,
  };
}

/** A courier's delivered parcels whose cash is outstanding; the counted cash is received for chosen ones. */
export default function CourierCashPage({
  params,
  loaderData: { courier, parcels, handIns },
}: Route.ComponentProps) {
  const t = useTranslations('cash');
  const { price, date } = useFormat();
  const dateTime = useDateTime();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const mayReceive = useMay('settlement.match');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const form = useSubmit(async (values) => {
    const reason = String(values.get('reason') ?? '').trim();
    const { data } = await call('handInCash', {
      params: { id: params.id },
      body: {
        parcels: parcels.map(({ id }) => id).filter((id) => chosen.has(id)),
        amount: requiredNumber(String(values.get('amount') ?? '')),
        ...(reason === '' ? {} : { reason }),
      },
    });
    setChosen(new Set());
    showToast(t('received', { amount: price(data.received) }));
    await revalidate();
  });
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <PageFrame title={courier?.name[locale] ?? t('title')} back="/cash">
      <Columns
        main={
          <Section title={t('outstanding')}>
            {parcels.length === 0 ? (
              <EmptyState icon={CircleCheck} title={t('settled.title')} text={t('settled.text')} />
            ) : (
              parcels.map(({ id, order, outstanding, delivered_at: at }) => (
                <RecordChoice
                  key={id}
                  checked={chosen.has(id)}
                  disabled={!mayReceive}
                  onChange={() => toggle(id)}
                  number={order.number}
                  name={order.name}
                  detail={
                    <>
                      <bdi>{price(outstanding)}</bdi>
                      {at === null ? null : ` · ${date(at)}`}
                    </>
                  }
                />
              ))
            )}
          </Section>
        }
        side={
          <>
            {mayReceive && parcels.length > 0 ? (
              <Section title={t('receive')} text={t('receiveText', { count: chosen.size })}>
                <Button
                  look="secondary"
                  size="small"
                  onClick={() => setChosen(new Set(parcels.map(({ id }) => id)))}
                >
                  {t('chooseAll')}
                </Button>
                <GuardedForm key={handIns.length} form={form}>
                  <TextField
                    name="amount"
                    label={t('amount')}
                    inputMode="decimal"
                    dir="ltr"
                    autoComplete="off"
                    error={form.problem('amount')}
                  />
                  <TextField
                    name="reason"
                    label={t('reason')}
                    hint={t('reasonHint')}
                    optional
                    maxLength={300}
                    error={form.problem('reason')}
                  />
                  <Button type="submit" full busy={form.busy} disabled={chosen.size === 0}>
                    {t('confirm')}
                  </Button>
                </GuardedForm>
              </Section>
            ) : null}
            {handIns.length === 0 ? null : (
              <Section title={t('past')}>
                {handIns.map((handIn) => (
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
              </Section>
            )}
          </>
        }
      />
    </PageFrame>
  );
}
