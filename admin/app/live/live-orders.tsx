import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Bell, BellOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { currentMe } from '../session/me.ts';
import { allowSound, ring } from '../sound/sounds.ts';
import styles from './live-orders.module.css';
import { newOrders, useUnseenOrders } from './new-orders.ts';
import { followOrders } from './order-events.ts';
import { readTogether } from './read-together.ts';
import { showsOrders } from './shows-orders.ts';
import { followTabs, hearOrders, lookAtOrders } from './unseen-orders.ts';

/** Lists are read again at most this often, in milliseconds. */
const READ_EVERY_MS = 300;

/** New orders appear by themselves, and ring until somebody looks at them, here or elsewhere. */
export function LiveOrders() {
  const unseen = useUnseenOrders();
  useOrderEvents();
  usePushed();
  const isMuted = useRing(unseen > 0);
  return unseen === 0 ? null : <NewOrdersBar unseen={unseen} {...isMuted} />;
}

function useOrderEvents(): void {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const now = useRef({ pathname, revalidate });
  useEffect(() => {
    const lists = readTogether(async () => {
      if (showsOrders(now.current.pathname)) await now.current.revalidate();
    }, READ_EVERY_MS);
    const onVisible = () => look(now.current.pathname);
    const stopTabs = followTabs();
    const stop = followOrders({
      onGap: lists.changed,
      onOrders: (orders) => {
        hearOrders(orders);
        look(now.current.pathname);
        lists.changed();
      },
    });
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      lists.stop();
      stop();
      stopTabs();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  // Runs after the effect above, which opens the channel: the first page counts for the other tabs, too.
  useEffect(() => {
    now.current = { pathname, revalidate };
    look(pathname);
  }, [pathname, revalidate]);
}

function look(pathname: string): void {
  if (document.visibilityState === 'visible') lookAtOrders(pathname);
}

/** Opens the order of a notification that was tapped, and keeps those of this device coming. */
function usePushed(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (worker === undefined) return;
    const open = ({ data }: MessageEvent<{ readonly open?: string }>) => {
      if (data.open !== undefined) void navigate(data.open);
    };
    worker.addEventListener('message', open);
    worker.startMessages();
    return () => worker.removeEventListener('message', open);
  }, [navigate]);
  useEffect(() => {
    const me = currentMe();
    if (me === undefined) return;
    // It is tried again whenever the back office is opened.
    import('../push/push-device.ts')
      .then(({ renewRinging }) => renewRinging(me.id))
      .catch(() => undefined);
  }, []);
}

/** Rings for as long as `wanted`; says when the browser forbids it, and how to allow it. */
function useRing(wanted: boolean): { isSilent: boolean; onAllow: () => void } {
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async () => {
      const isAllowed = await allowSound();
      if (isOver) return;
      setSilent(!isAllowed);
      stop = ring();
    };
    void start();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [wanted]);
  return {
    isSilent,
    onAllow: () => {
      void allowSound().then((isAllowed) => setSilent(!isAllowed));
    },
  };
}

interface NewOrdersBarProps {
  readonly unseen: number;
  readonly isSilent: boolean;
  readonly onAllow: () => void;
}

function NewOrdersBar({ unseen, isSilent, onAllow }: NewOrdersBarProps) {
  const t = useTranslations('live');
  const queue = useStore(newOrders, (orders) =>
    [...orders.values()].includes('to_confirm') ? 'to_confirm' : 'to_pack',
  );
  return (
    <div role="status" className={styles.bar}>
      <Icon of={isSilent ? BellOff : Bell} />
      <span className={styles.words}>{t('new', { count: unseen })}</span>
      {isSilent ? (
        <Button look="quiet" size="small" onClick={onAllow}>
          {t('allowSound')}
        </Button>
      ) : null}
      <ButtonLink to={`/orders/${queue}`} size="small">
        {t('open')}
      </ButtonLink>
    </div>
  );
}
