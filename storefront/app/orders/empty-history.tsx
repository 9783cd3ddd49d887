import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { revalidated } from '../api/recent-responses.ts';
import { leadOn } from '../page/lead-on.ts';
import { UnlitLamp } from '../page/unlit-lamp.tsx';
import { Picks } from '../product-lists/picks.tsx';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import { HISTORY, HistoryFrame } from './history-frame.tsx';
import { loadOrders, type OrderTab } from './load-orders.ts';

const SHOWN = {
  ongoing: { title: 'ongoingEmpty', text: 'ongoingEmptyText' },
  completed: { title: 'completedEmpty', text: 'completedEmptyText' },
} as const;

/** For the `clientLoader` of a tab's empty page: redirects to the list when there is an order. */
export async function leaveUnlessEmpty(request: Request, tab: OrderTab): Promise<null> {
  const { total } = await revalidated(`${tab} orders of ${currentShopper()?.id}`, () =>
    shopperPage(request, () => loadOrders({ tab, status: undefined }, { limit: 1 })),
  );
  if (total > 0) throw leadOn(request, HISTORY[tab].list);
  return null;
}

/** A tab of the history without any order. */
export function EmptyHistory({ tab }: { tab: OrderTab }) {
  const t = useTranslations('orders');
  const { title, text } = SHOWN[tab];
  return (
    <HistoryFrame tab={tab} isEmpty>
      <EmptyState
        picture={<UnlitLamp of="glass-balls" />}
        title={t(title)}
        text={t(text)}
        action={<ButtonLink to="/shopping">{t('shop')}</ButtonLink>}
      />
      <Picks from={14} />
    </HistoryFrame>
  );
}
