import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useLatestAnswer } from '../api/use-latest-answer.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { FailedAnswer } from '../parts/failed-answer.tsx';

type Place = StaffCallOutput<'listTheirCities'>['data'][number];

/** Says where a city is in Bosta's list: a city there, and one of its districts. */
export function PlaceForm({
  cityId,
  onClose,
}: {
  readonly cityId: number;
  readonly onClose: () => void;
}) {
  const t = useTranslations('bosta');
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [city, setCity] = useState('');
  const [district, setDistrict] = useState('');
  const cities = useLatestAnswer({}, (_, signal) => call('listTheirCities', { signal }), 0);
  const districts = useLatestAnswer(
    city === '' ? undefined : { city },
    (query, signal) => call('listTheirDistricts', { query, signal }),
    0,
  );
  const failed = [cities, districts].find(({ error }) => error !== undefined);
  const form = useSubmit(async () => {
    await call('chooseCourierPlace', { params: { id: cityId }, body: { city, district } });
    showToast(t('places.saved'), { look: 'ok' });
    onClose();
    await revalidate();
  });
  const optionsOf = (places: readonly Place[] = []) =>
    places.map(({ id, name, delivers }) => ({
      value: id,
      label: name[locale],
      disabled: !delivers,
    }));
  return (
    <CallForm form={form} label={t('places.choose')}>
      <Select
        name="city"
        label={t('places.theirCity')}
        placeholder={t('places.pick')}
        options={optionsOf(cities.current?.data)}
        value={city}
        onChange={({ currentTarget: { value } }) => {
          setCity(value);
          setDistrict('');
        }}
        error={form.problem('city')}
      />
      <Select
        name="district"
        label={t('places.theirDistrict')}
        placeholder={t('places.pick')}
        options={optionsOf(districts.current?.data)}
        value={district}
        disabled={districts.current === undefined}
        aria-busy={districts.pending}
        onChange={({ currentTarget: { value } }) => setDistrict(value)}
        error={form.problem('district')}
      />
      {failed ? <FailedAnswer error={failed.error} onRetry={failed.refresh} /> : null}
      <FormActions>
        <Button look="quiet" onClick={onClose}>
          {t('places.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('places.save')}
        </Button>
      </FormActions>
    </CallForm>
  );
}
