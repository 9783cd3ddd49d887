import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/governorate-page.ts';
import { RateDialog } from './rate-dialog.tsx';
import { useRateColumns } from './use-rate-columns.tsx';
import { useRateWords } from './use-rate-words.ts';

type Governorate = StaffCallOutput<'getDeliveryRates'>['data'];
type City = Governorate['cities'][number];

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('getDeliveryRates', { params: { id: params.id }, signal })).data;
}

const idOf = ({ id }: City) => id;

/** A governorate's rate, and those of its cities that have one of their own. */
export default function GovernoratePage({ loaderData: governorate }: Route.ComponentProps) {
  const t = useTranslations('rates');
  const words = useRateWords();
  const [edited, setEdited] = useState<City | 'governorate'>();
  const { rate } = governorate;
  const columns = useRateColumns<City>({
    place: t('city'),
    none: rate === null ? t('noDelivery') : t('asGovernorate'),
    inherited: rate,
  });
  return (
    <PageFrame title={governorate.name} back="/delivery-rates">
      <Section
        title={t('ofGovernorate')}
        text={t('ofGovernorateText')}
        action={
          <Button look="secondary" size="small" onClick={() => setEdited('governorate')}>
            {rate === null ? t('deliver') : t('edit')}
          </Button>
        }
      >
        {rate === null ? (
          <p>{t('noDelivery')}</p>
        ) : (
          <p>
            {t('rate', {
              cost: words.cost(rate),
              days: words.days(rate),
              free: words.freeOver(rate),
            })}
          </p>
        )}
      </Section>
      <DataList
        label={t('cities')}
        columns={columns}
        rows={governorate.cities}
        rowKey={idOf}
        rowActions={(city) => (
          <Button
            look="secondary"
            size="small"
            aria-label={t('editOf', { name: city.name })}
            onClick={() => setEdited(city)}
          >
            {t('edit')}
          </Button>
        )}
      />
      {edited === undefined ? null : (
        <RateDialog
          governorate={governorate}
          city={edited === 'governorate' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </PageFrame>
  );
}
