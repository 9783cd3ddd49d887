import type { CourierCorrection } from '@dp/contract/staff/courier-company.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { SectionRow } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useMay } from '../session/me.ts';
import styles from './parcel-delivery.module.css';

export interface BostaCorrectionProps {
  readonly parcelId: number;
  readonly cityId: number | null;
  readonly correction: CourierCorrection;
  /** Whether its parcel is on its way and Bosta can be called. */
  readonly isOpen: boolean;
}

/** What became of a corrected address at Bosta, and what can be done while it does not have it. */
export function BostaCorrection(props: BostaCorrectionProps) {
  const { parcelId: id, cityId, correction, isOpen } = props;
  const t = useTranslations('bosta');
  const mayCorrect = useMay('orders.edit');
  const { revalidate } = useRevalidator();
  const retry = useAction(async () => {
    const { data } = await call('retryCorrection', { params: { id } });
    const state = data.deliveries[0]?.correction?.state;
    if (state === 'accepted') showToast(t('correction.taken'), { look: 'ok' });
    await revalidate();
  });
  const passOn = useAction(async () => {
    await call('passOnCorrection', { params: { id } });
    await revalidate();
  });
  const { state, failure } = correction;
  const isUntold = state === 'pending' || state === 'refused';
  const pending = state === 'pending' ? t('correction.pendingText') : undefined;
  const why = (reason: string) =>
    reason === 'place_not_mapped' || reason === 'parcel_ended'
      ? t(`correction.${reason}`)
      : t('refusal', { reason: isolated(reason) });
  return (
    <>
      <SectionRow
        title={t(`correction.states.${state}`)}
        detail={failure === null ? pending : <span className={styles.refusal}>{why(failure)}</span>}
      />
      {failure === 'place_not_mapped' ? (
        <ButtonLink look="secondary" size="small" to={`/couriers/places?city=${cityId ?? ''}`}>
          {t('choosePlace')}
        </ButtonLink>
      ) : null}
      {isUntold && isOpen && mayCorrect ? (
        <div className={styles.actions}>
          <Button look="secondary" busy={retry.busy} onClick={() => retry.run()}>
            {t('correction.retry')}
          </Button>
          <Button look="quiet" busy={passOn.busy} onClick={() => passOn.run()}>
            {t('correction.passedOn')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
