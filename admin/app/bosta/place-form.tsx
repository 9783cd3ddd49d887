import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useAction } from '../parts/use-action.ts';

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
  const [cities, setCities] = useState<readonly Place[]>([]);
  const [city, setCity] = useState<string>('');
  const [districts, setDistricts] = useState<readonly Place[]>([]);
  const [district, setDistrict] = useState<string>('');
  const { run: loadCities } = useAction(async () =>
    setCities((await call('listTheirCities')).data),
  );
  const { run: loadDistricts, busy } = useAction(async (id: string) =>
    setDistricts((await call('listTheirDistricts', { query: { city: id } })).data),
  );
  useEffect(() => loadCities(), [loadCities]);
  const form = useSubmit(async () => {
    const theirs = cities.find(({ id }) => id === city);
    const named = districts.find(({ id }) => id === district);
    await call('chooseCourierPlace', {
      params: { id: cityId },
      body: { city: theirs?.name.en ?? '', district_id: district, district: named?.name.en ?? '' },
    });
    showToast(t('places.saved'), { look: 'ok' });
    onClose();
    await revalidate();
  });
  const optionsOf = (places: readonly Place[]) =>
    places.map(({ id, name, delivers }) => ({
      value: id,
      label: name[locale],
      disabled: !delivers,
    }));
  return (
    <CallForm form={form} label={t('places.choose')}>
      <Select
        label={t('places.theirCity')}
        placeholder={t('places.pick')}
        options={optionsOf(cities)}
        value={city}
        onChange={({ currentTarget: { value } }) => {
          setCity(value);
          setDistrict('');
          setDistricts([]);
          if (value !== '') loadDistricts(value);
        }}
        error={form.problem('city')}
      />
      <Select
        label={t('places.theirDistrict')}
        placeholder={t('places.pick')}
        options={optionsOf(districts)}
        value={district}
        disabled={districts.length === 0}
        aria-busy={busy}
        onChange={({ currentTarget: { value } }) => setDistrict(value)}
        error={form.problem('district_id')}
      />
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
