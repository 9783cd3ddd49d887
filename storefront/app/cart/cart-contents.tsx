import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import styles from './cart-contents.module.css';
import { CartLine, lineElementId } from './cart-line.tsx';
import { CartSummary } from './cart-summary.tsx';
import { type CartData, cartView } from './cart-view.ts';
import type { DeliveryEstimate } from './delivery-estimate.ts';
import type { UnitPrices } from './price-changes.ts';
import { useCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';

export interface CartContentsProps {
  readonly data: CartData;
  /** What products cost when the shopper last saw them, where that has changed. */
  readonly earlierPrices: UnitPrices;
  readonly delivery: Promise<DeliveryEstimate | undefined> | undefined;
  /** Without a connection: the data is what the shop said last. */
  readonly isKept: boolean;
}

/** The lines as they stand on this device, with what the shop last said of them. */
export function CartContents({ data, earlierPrices, delivery, isKept }: CartContentsProps) {
  const lines = useCart((state) => state.lines);
  const view = cartView(lines, data);
  useEmptyCartPage(lines.length === 0);
  useAsking(isKept ? [] : view.unknown);
  const problem = view.lines.find((line) => line.problem !== undefined);

  function showProblem(): void {
    if (problem === undefined) return;
    const element = document.getElementById(lineElementId(problem.product.id));
    element?.scrollIntoView({ behavior: 'smooth', block: 'center' });
    element?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.cart}>
      <div className={styles.lines}>
        {isKept ? <Kept unknown={view.unknown.length} /> : null}
        {view.skipped.length === 0 ? null : <Skipped ids={view.skipped} />}
        <ul className={styles.list}>
          {view.lines.map((line) => (
            <li key={line.product.id}>
              <CartLine line={line} earlierPiastres={earlierPrices[line.product.id]} />
            </li>
          ))}
        </ul>
      </div>
      {view.lines.length === 0 || (isKept && view.unknown.length > 0) ? null : (
        <CartSummary
          view={view}
          delivery={delivery}
          onProblem={problem === undefined ? undefined : showProblem}
        />
      )}
    </div>
  );
}

/** An emptied cart is the empty cart's page, without a way back to nothing. */
function useEmptyCartPage(empty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (empty) void navigate('/cart', { replace: true });
  }, [empty, navigate]);
}

/** Asks the shop about products it has not answered for, such as one added in another tab. */
function useAsking(unknown: readonly number[]): void {
  const { revalidate } = useRevalidator();
  const wanted = unknown.join();
  useEffect(() => {
    if (wanted !== '') void revalidate();
  }, [wanted, revalidate]);
}

function Skipped({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('cart');
  const { drop } = useCartActions();
  return (
    <div role="status" className={styles.notice}>
      <p>{t('skipped', { count: ids.length })}</p>
      <Button look="secondary" size="small" onClick={() => drop(ids)}>
        {t('dropSkipped')}
      </Button>
    </div>
  );
}

/** Says that prices and stock are not today's; `unknown` lines cannot be shown at all. */
function Kept({ unknown }: { unknown: number }) {
  const t = useTranslations('cart');
  const ui = useTranslations('ui');
  const { revalidate, state } = useRevalidator();
  return (
    <div role="status" className={styles.notice}>
      <p>
        {t('kept')} {unknown === 0 ? null : t('keptUnknown', { count: unknown })}
      </p>
      <Button
        look="secondary"
        size="small"
        busy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {ui('retry')}
      </Button>
    </div>
  );
}
