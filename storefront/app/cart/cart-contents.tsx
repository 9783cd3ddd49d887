import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import styles from './cart-contents.module.css';
import { CartLine, lineElementId } from './cart-line.tsx';
import type { CartLines } from './cart-lines.ts';
import { CartSummary } from './cart-summary.tsx';
import { cartView } from './cart-view.ts';
import type { QuotedCart } from './load-cart.ts';
import { OrderByWhatsapp } from './order-by-whatsapp.tsx';
import { useCart } from './use-cart.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useRequote } from './use-requote.ts';

export interface CartContentsProps extends QuotedCart {
  /** The quoted lines. */
  readonly asked: CartLines;
  /** Below the lines: what completes them. */
  readonly completes?: ReactNode;
  /** Last, on desks below the lines. */
  readonly after?: ReactNode;
}

/** The lines as on this device, with their quote. */
export function CartContents(props: CartContentsProps) {
  const { quote, priceChanges, place, isCached, asked, completes, after } = props;
  const lines = useCart((state) => state.lines);
  const view = cartView(lines, quote);
  useEmptyCartPage(lines.length === 0);
  const pending = lines !== asked;
  useRequote(pending);
  const problem = view.lines.find((line) => line.problem !== undefined);

  function showProblem(): void {
    if (problem === undefined) return;
    const element = document.getElementById(lineElementId(problem.quoted.product_id));
    element?.scrollIntoView({ behavior: 'smooth', block: 'center' });
    element?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.cart}>
      <div className={styles.lines}>
        {isCached ? <CachedNotice unknown={view.unknown.length} /> : null}
        {view.skipped.length === 0 ? null : <Skipped ids={view.skipped} />}
        <ul className={styles.list}>
          {view.lines.map((line) => (
            <li key={line.quoted.product_id}>
              <CartLine line={line} priceChange={priceChanges[line.quoted.product_id]} />
            </li>
          ))}
        </ul>
      </div>
      {view.lines.length === 0 || !(view.isQuoted || pending) ? null : (
        <CartSummary
          quote={quote}
          lines={lines}
          place={place}
          units={view.units}
          pending={!view.isQuoted}
          onProblem={problem === undefined ? undefined : showProblem}
          otherWay={<OrderByWhatsapp lines={view.lines} />}
        />
      )}
      {completes === undefined ? null : <div className={styles.completes}>{completes}</div>}
      {after === undefined ? null : <div className={styles.after}>{after}</div>}
    </div>
  );
}

/** An emptied cart redirects to the empty cart's page, without a history entry. */
function useEmptyCartPage(empty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (empty) void navigate('/cart', { replace: true });
  }, [empty, navigate]);
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

/** Warns that prices and stock may be outdated; `unknown` lines cannot be shown at all. */
function CachedNotice({ unknown }: { unknown: number }) {
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
