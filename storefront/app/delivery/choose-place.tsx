import { lazy, Suspense, useState } from 'react';
import styles from './choose-place.module.css';
import { type RememberedPlace, rememberPlace } from './remembered-place.ts';

const loadPanel = () => import('./delivery-place-panel.tsx');
const DeliveryPlacePanel = lazy(loadPanel);

export interface ChoosePlaceProps {
  readonly place: RememberedPlace | undefined;
  /** After the place was remembered. */
  readonly onChosen?: () => void;
  readonly children: string;
}

/** Opens the list of governorates and cities; the one chosen is remembered on this device. */
export function ChoosePlace({ place, onChosen, children }: ChoosePlaceProps) {
  const [choosing, setChoosing] = useState(false);
  // A failed load is reported when the list is actually opened.
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.choose}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setChoosing(true)}
      >
        {children}
      </button>
      <Suspense>
        {choosing ? (
          <DeliveryPlacePanel
            place={place}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              rememberPlace(chosen);
              onChosen?.();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
