import type { State } from '@dp/contract/addresses.ts';
import { ChoiceSheet } from '@dp/ui/fields/choice-sheet.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';

/** The chosen ids as strings; empty if not chosen. */
export interface Place {
  readonly state: string;
  readonly city: string;
}

export interface PlaceFieldsProps {
  readonly states: readonly State[];
  readonly place: Place;
  readonly stateError: string | undefined;
  readonly cityError: string | undefined;
  readonly onChange: (place: Place, changed: 'state_id' | 'city_id') => void;
}

/**
 * A governorate, which leads on to the list of its cities: before there is one, the city's field asks for it
 * too.
 */
export function PlaceFields(props: PlaceFieldsProps) {
  const { states, place, stateError, cityError, onChange } = props;
  const t = useTranslations('addresses');
  const [open, setOpen] = useState<'state' | 'city'>();
  const opening = (list: 'state' | 'city') => ({
    open: open === list,
    onOpenChange: (opens: boolean) => setOpen(opens ? list : undefined),
  });
  const state = states.find(({ id }) => String(id) === place.state);
  const stateChoice = {
    find: t('findState'),
    options: states.map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (next: string) => {
      // The city of another governorate would be wrong.
      const city = next === place.state ? place.city : '';
      onChange({ state: next, city }, 'state_id');
      if (city === '') setOpen('city');
    },
  };
  const cityChoice = {
    find: t('findCity'),
    options: (state?.cities ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    onChange: (next: string) => onChange({ ...place, city: next }, 'city_id'),
  };
  return (
    <>
      <ChoiceSheet
        name="state_id"
        label={t('state')}
        placeholder={t('chooseState')}
        error={stateError}
        value={state === undefined ? '' : place.state}
        {...opening('state')}
        {...stateChoice}
      />
      <ChoiceSheet
        name="city_id"
        label={t('city')}
        placeholder={state === undefined ? t('stateFirst') : t('chooseCity')}
        error={cityError}
        value={state === undefined ? '' : place.city}
        {...opening('city')}
        {...(state === undefined ? { title: t('state'), ...stateChoice } : cityChoice)}
      />
    </>
  );
}
