import type { State } from '@dp/contract/addresses.ts';
import ChoicePanel from '@dp/ui/fields/choice-panel.tsx';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { useEffect, useState } from 'react';
import { loadStates } from '../addresses/states.ts';
import { useErrorText } from '../api/use-error-text.ts';
import styles from './delivery-estimate.module.css';
import type { DeliveryPlace } from './delivery-place-store.ts';

export interface DeliveryPlacePanelProps {
  readonly place: DeliveryPlace | undefined;
  readonly onChoose: (place: DeliveryPlace) => void;
  readonly onClose: () => void;
}

/** A governorate, then one of its cities, each from a list that can be searched. */
export default function DeliveryPlacePanel({ place, onChoose, onClose }: DeliveryPlacePanelProps) {
  const t = useTranslations('products');
  const addresses = useTranslations('addresses');
  const locale = useLocale();
  const { states, failure, retry } = useStates();
  const [state, setState] = useState<State>();
  if (failure !== undefined) return <Failed failure={failure} onRetry={retry} onClose={onClose} />;
  if (states === undefined) {
    return (
      <Sheet open tall title={t('delivery.state')} onClose={onClose}>
        <div aria-busy className={styles.skeleton}>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </div>
      </Sheet>
    );
  }
  if (state === undefined) {
    return (
      <ChoicePanel
        key="states"
        title={t('delivery.state')}
        find={addresses('findState')}
        options={states.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(place?.stateId ?? '')}
        onChoose={(id) => setState(states.find((one) => String(one.id) === id))}
        onClose={onClose}
      />
    );
  }
  return (
    <ChoicePanel
      key="cities"
      title={t('delivery.city', { state: state.name })}
      find={addresses('findCity')}
      options={state.cities.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(place?.cityId ?? '')}
      onChoose={(id) => {
        const city = state.cities.find((one) => String(one.id) === id);
        if (city === undefined) return;
        onChoose({ stateId: state.id, cityId: city.id, names: { [locale]: city.name } });
      }}
      onClose={onClose}
    />
  );
}

function useStates() {
  const [states, setStates] = useState<readonly State[]>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests again.
  useEffect(() => {
    let left = false;
    loadStates().then(
      (loaded) => !left && setStates(loaded),
      (error: unknown) => !left && setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [attempt]);
  const retry = () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  };
  return { states, failure, retry };
}

interface FailedProps {
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failed({ failure, onRetry, onClose }: FailedProps) {
  const t = useTranslations('products');
  const errorText = useErrorText();
  return (
    <Sheet open tall title={t('delivery.state')} onClose={onClose}>
      <ErrorState title={t('delivery.placesFailed')} text={errorText(failure)} onRetry={onRetry} />
    </Sheet>
  );
}
