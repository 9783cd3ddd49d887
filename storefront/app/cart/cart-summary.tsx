import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { TriangleAlert } from 'lucide';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { useDaysText } from '../delivery/delivery-words.tsx';
import styles from './cart-summary.module.css';
import type { CartView } from './cart-view.ts';
import { type DeliveryEstimate, leftToFree } from './delivery-estimate.ts';
import { FreeDelivery } from './free-delivery.tsx';

export interface CartSummaryProps {
  readonly view: CartView;
  readonly delivery: Promise<DeliveryEstimate | undefined> | undefined;
  /** Shows the first line that cannot be ordered as it is; undefined when all can. */
  readonly onProblem: (() => void) | undefined;
}

/** What the cart costs and the way to checkout; on phones the total and the way on stay in view. */
export function CartSummary({ view, delivery, onProblem }: CartSummaryProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const { units, totalPiastres, savedPiastres } = view;
  return (
    <section aria-label={t('summary')} className={styles.summary}>
      <div className={styles.card}>
        <dl className={styles.rows}>
          {savedPiastres === 0 || totalPiastres === undefined ? null : (
            <>
              <Row
                name={`${t('subtotal')} (${t('units', { count: units })})`}
                value={format.piastres(totalPiastres + savedPiastres)}
              />
              <Row name={t('savings')} value={format.piastres(savedPiastres)} good />
            </>
          )}
          {delivery === undefined ? (
            <Row name={t('delivery')} value={t('deliveryLater')} />
          ) : (
            <Suspense fallback={<DeliverySkeleton />}>
              <Await resolve={delivery}>
                {(estimate) => <DeliveryRow estimate={estimate} totalPiastres={totalPiastres} />}
              </Await>
            </Suspense>
          )}
        </dl>
        <p className={styles.note}>{t('beforeDelivery')}</p>
        {onProblem === undefined ? null : (
          <div role="alert" className={styles.problem}>
            <p>
              <Icon of={TriangleAlert} size={18} />
              {t('fixFirst')}
            </p>
            <Button look="quiet" size="small" onClick={onProblem}>
              {t('showProblem')}
            </Button>
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <dl className={styles.total}>
          <div>
            <dt>
              {t('total')}
              {savedPiastres === 0 ? (
                <span className={styles.units}>{t('units', { count: units })}</span>
              ) : null}
            </dt>
            <dd>
              {totalPiastres === undefined ? (
                <Skeleton className={styles.pending} />
              ) : (
                <bdi>{format.piastres(totalPiastres)}</bdi>
              )}
            </dd>
          </div>
        </dl>
        <ButtonLink
          to="/checkout"
          size="large"
          full
          prefetch="intent"
          onClick={(event) => {
            if (onProblem === undefined) return;
            event.preventDefault();
            onProblem();
          }}
        >
          {t('checkout')}
        </ButtonLink>
      </div>
    </section>
  );
}

interface DeliveryRowProps {
  readonly estimate: DeliveryEstimate | undefined;
  readonly totalPiastres: number | undefined;
}

function DeliveryRow({ estimate, totalPiastres }: DeliveryRowProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const daysText = useDaysText();
  if (estimate === undefined) return <Row name={t('delivery')} value={t('deliveryLater')} />;
  const left = totalPiastres === undefined ? undefined : leftToFree(estimate, totalPiastres);
  const cost = left === 0 ? t('deliveryFree') : format.piastres(estimate.costPiastres);
  return (
    <>
      <Row
        name={t('deliveryTo', { city: estimate.city })}
        detail={daysText(estimate.days)}
        value={cost}
      />
      {left === undefined || estimate.freeOverPiastres === undefined ? null : (
        <FreeDelivery leftPiastres={left} overPiastres={estimate.freeOverPiastres} />
      )}
    </>
  );
}

/** Holds the place of the delivery's cost and of the way to free delivery. */
function DeliverySkeleton() {
  const t = useTranslations('cart');
  return (
    <div className={styles.deliverySkeleton} aria-busy>
      <dt>{t('delivery')}</dt>
      <dd>
        <Skeleton shape="row" />
      </dd>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly detail?: string;
  readonly value: string;
  readonly good?: boolean;
}

function Row({ name, detail, value, good = false }: RowProps) {
  return (
    <div className={styles.row} data-good={good || undefined}>
      <dt>
        {name}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
