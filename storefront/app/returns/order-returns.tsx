import type { ReturnableLine, ShopperReturn } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WIDE } from '@dp/ui/parts/use-media.ts';
import { Undo2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { setEntryState } from '../page/entry-state.ts';
import { lastFreeDay, openReasons } from './return-choices.ts';
import { ReturnState } from './return-state.tsx';
import styles from './returns.module.css';

export interface OrderReturnsProps {
  readonly orderId: number;
  readonly lines: readonly ReturnableLine[];
  readonly returns: readonly ShopperReturn[];
}

/** Where the form goes to once a return was asked for: the order's page, which shows it. */
export const JUST_ASKED = { justAsked: true };

/** On an order's page: its returns, and until when another can be asked for. */
export function OrderReturns({ orderId, lines, returns }: OrderReturnsProps) {
  const t = useTranslations('returns');
  const { dayMonth } = useDates();
  const possible = openReasons(lines).length > 0;
  const free = lastFreeDay(lines);
  const latest = useLatestShown();
  if (!possible && returns.length === 0) return null;
  return (
    <Card title={t('title')}>
      {returns.length === 0 ? null : (
        // Its own buttons are where messages are.
        <ul data-toast-above className={styles.list}>
          {/* The latest comes first. */}
          {returns.map((each, index) => (
            <li key={each.id}>
              <ReturnState value={each} {...(index === 0 ? { ref: latest } : {})} />
            </li>
          ))}
        </ul>
      )}
      {possible ? (
        <div className={styles.offer}>
          <p className={styles.soft}>
            {free === undefined ? t('onlyFaults') : t('until', { day: dayMonth(free) })}
          </p>
          <ButtonLink
            to={`/order-history/${orderId}/return`}
            look="secondary"
            full
            icon={<Icon of={Undo2} />}
          >
            {t('ask')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  );
}

/**
 * Scrolls to the latest return and focuses it when it has just been asked for: the focus was in the form, which is
 * gone.
 */
function useLatestShown() {
  const latest = useRef<HTMLElement>(null);
  const state = useLocation().state as Partial<typeof JUST_ASKED> | null;
  const asked = state?.justAsked === true;
  useEffect(() => {
    if (!asked) return undefined;
    // Used up: a reload, or Back to the order, keeps its place. A navigation would take the focus away again.
    setEntryState(null);
    // On a desk the order stays in view as far as there is room for both; a phone has room for one.
    const desk = matchMedia(WIDE).matches;
    if (desk) scrollTo({ top: 0, behavior: 'instant' });
    latest.current?.scrollIntoView({ block: desk ? 'nearest' : 'start', behavior: 'instant' });
    // Once the frame has put the focus at the start of the page, as on every new one.
    const frame = requestAnimationFrame(() => latest.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return latest;
}
