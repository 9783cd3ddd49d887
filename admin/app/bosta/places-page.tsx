import { foldText } from '@dp/contract/fold-text.ts';
import type { CourierPlaceRow } from '@dp/contract/staff/courier-company.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { MapPin } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import type { Route } from './+types/places-page.ts';
import { PlaceForm } from './place-form.tsx';

/** Cities that are shown at a time. */
const PAGE = 40;

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('listCourierPlaces', { signal })).data;
}

/** Where the shop's cities are in Bosta's list. */
export default function PlacesPage({ loaderData: places }: Route.ComponentProps) {
  const t = useTranslations('bosta');
  const locale = useLocale();
  const [query] = useSearchParams();
  const wanted = Number(query.get('city'));
  const text = query.get('text') ?? '';
  const [chosen, setChosen] = useState<number | undefined>(wanted || undefined);
  const found = places.filter((place) =>
    text === '' ? wanted === 0 || place.city_id === wanted : isNamed(place, text),
  );
  const after = found.findIndex(({ city_id: id }) => String(id) === query.get('after')) + 1;
  const shown = found.slice(after, after + PAGE);
  const last = found.length > after + PAGE ? shown.at(-1) : undefined;
  return (
    <PageFrame title={t('places.title')} intro={t('places.intro')} back="/couriers" narrow>
      <SearchField
        action="/couriers/places"
        label={t('places.search')}
        hint={t('places.search')}
        text={text}
      />
      {found.length === 0 ? (
        <EmptyState icon={MapPin} title={t('places.none')} text={t('places.noneText')} />
      ) : (
        <Section title={t('places.title')}>
          {shown.map((place) => (
            <div key={place.city_id}>
              <SectionRow
                title={`${place.city[locale]} · ${place.governorate[locale]}`}
                detail={<Theirs place={place} />}
                action={
                  chosen === place.city_id ? undefined : (
                    <Button
                      look="secondary"
                      size="small"
                      aria-label={`${t('places.choose')}: ${place.city[locale]}`}
                      onClick={() => setChosen(place.city_id)}
                    >
                      {t('places.choose')}
                    </Button>
                  )
                }
              />
              {chosen === place.city_id ? (
                <PlaceForm cityId={place.city_id} onClose={() => setChosen(undefined)} />
              ) : null}
            </div>
          ))}
          <Pager next={{ after: last?.city_id ?? null }} />
        </Section>
      )}
    </PageFrame>
  );
}

function Theirs({ place: { theirs } }: { readonly place: CourierPlaceRow }) {
  const t = useTranslations('bosta');
  if (theirs === null) return t('places.unknown');
  return (
    <>
      {t(theirs.by_staff ? 'places.byStaff' : 'places.found')} ·{' '}
      <bdi>
        {theirs.city}, {theirs.district}
      </bdi>
    </>
  );
}

function isNamed({ city, governorate }: CourierPlaceRow, text: string): boolean {
  const wanted = foldText(text);
  return [city.ar, city.en, governorate.ar, governorate.en].some((name) =>
    foldText(name).includes(wanted),
  );
}
