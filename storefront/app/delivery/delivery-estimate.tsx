import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Truck } from 'lucide';
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShopWords } from '../page/use-shop.ts';
import { ChoosePlace } from './choose-place.tsx';
import styles from './delivery-estimate.module.css';
import {
  type DeliveryPlace,
  deliveryPlaceStore,
  startDeliveryPlace,
} from './delivery-place-store.ts';
import { DeliveryPrice, FreeOver, useDaysText } from './delivery-words.tsx';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';
import { usePlaceName } from './use-place-name.ts';

export interface DeliveryEstimateProps {
  readonly id: number;
  readonly quantity: number;
}

/** Delivery time and cost of a product in one line, to the city remembered on this device or chosen here. */
export function DeliveryEstimate({ id, quantity }: DeliveryEstimateProps) {
  const t = useTranslations('products');
  const { promises } = useShopWords();
  const place = useStore(deliveryPlaceStore, (state) => state.place);
  const name = usePlaceName(place);
  useEffect(() => startDeliveryPlace(), []);
  return (
    <fieldset aria-label={t('delivery.label')} className={styles.estimate}>
      <Icon of={Truck} directional />
      <div className={styles.told}>
        <div className={styles.words}>
          {place === undefined ? (
            <p className={styles.line}>{promises.delivery}</p>
          ) : (
            // The checkout's messages load separately.
            <Suspense fallback={<p className={styles.line}>{t('delivery.to', { place: name })}</p>}>
              <Cost place={place} name={name} id={id} quantity={quantity} />
            </Suspense>
          )}
        </div>
        <ChoosePlace place={place}>
          {place === undefined ? t('delivery.choose') : t('delivery.change')}
        </ChoosePlace>
      </div>
    </fieldset>
  );
}

interface CostProps extends DeliveryEstimateProps {
  readonly place: DeliveryPlace;
  readonly name: string;
}

/** "Delivery to Nasr City within 2 days", what that costs, and from which sum it is free. */
function Cost({ place, name, id, quantity }: CostProps) {
  const t = useTranslations('products');
  const checkout = useTranslations('checkout');
  const errors = useTranslations('errors');
  const ui = useTranslations('ui');
  const daysText = useDaysText();
  const estimate = useDeliveryEstimate(place, id, quantity);
  useEffect(() => {
    // Chosen long ago, and no longer in the list: choose again.
    if (estimate.state === 'unknownPlace') deliveryPlaceStore.getState().choose(undefined);
  }, [estimate.state]);
  return (
    <div role="status">
      <p className={styles.priced}>
        <span>{t('delivery.to', { place: name })}</span>
        {estimate.state === 'available' ? (
          <>
            {' '}
            <span className={styles.days}>{daysText(estimate.days)}</span>{' '}
            <DeliveryPrice cost={estimate.cost} />
          </>
        ) : null}
      </p>
      {estimate.state === 'available' ? (
        <FreeOver shipping={estimate} className={styles.soft} />
      ) : estimate.state === 'failed' ? (
        <p className={styles.soft}>
          {checkout('costFailed')}{' '}
          <button type="button" className={styles.retry} onClick={estimate.retry}>
            {ui('retry')}
          </button>
        </p>
      ) : (
        <p className={styles.soft}>
          {estimate.state === 'unavailable'
            ? errors('delivery_unavailable')
            : t('delivery.working')}
        </p>
      )}
    </div>
  );
}
