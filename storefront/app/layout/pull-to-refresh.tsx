import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PullRing } from '@dp/ui/navigation/pull-ring.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { refreshResponses } from '../api/recent-responses.ts';
import { ARMED_PX, canPull, intentOf, pullDistance } from './pull.ts';

/**
 * Pulling a list down at its top reloads it, bypassing all caches (specification §9). Touch only: a keyboard
 * has the browser's own reload.
 */
export default function PullToRefresh() {
  const t = useTranslations('layout');
  const { revalidate } = useRevalidator();
  const ring = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const busy = useRef(false);
  const refresh = useRef(async () => {});
  useEffect(() => {
    refresh.current = async () => {
      if (busy.current) return;
      // Without a network nothing can be loaded; the page stays unchanged.
      if (!navigator.onLine) {
        showToast(t('refreshFailed'), { look: 'danger' });
        return;
      }
      busy.current = true;
      setState('busy');
      try {
        const came = await refreshResponses(revalidate);
        if (!came) showToast(t('refreshFailed'), { look: 'danger' });
        setState(came ? 'done' : 'idle');
      } finally {
        busy.current = false;
      }
    };
  });

  useEffect(() => followPulls(ring, () => void refresh.current()), []);
  return (
    <>
      <PullRing ref={ring} busy={state === 'busy'} />
      <p role="status">
        <Hidden>
          {state === 'busy' ? t('refreshing') : state === 'done' ? t('refreshed') : null}
        </Hidden>
      </p>
    </>
  );
}

/** Moves the ring with a finger that pulls the page down. Returns a function that stops. */
function followPulls(ring: { readonly current: HTMLElement | null }, refresh: () => void) {
  let start: { x: number; y: number } | undefined;
  let pulling = false;
  let armed = false;

  function reset(): void {
    start = undefined;
    pulling = false;
    armed = false;
    document.removeEventListener('touchmove', move);
    const element = ring.current;
    if (element === null) return;
    delete element.dataset.pulling;
    delete element.dataset.armed;
    element.style.removeProperty('--pull');
  }

  function move(event: TouchEvent): void {
    const touch = event.touches[0];
    if (start === undefined || touch === undefined || event.touches.length > 1) {
      reset();
      return;
    }
    const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
    if (!pulling) {
      const intent = intentOf(dx, dy);
      if (intent === 'other') {
        reset();
        return;
      }
      pulling = intent === 'pull';
    }
    // Once the browser scrolls, the movement cannot be taken over.
    if (!event.cancelable) {
      reset();
      return;
    }
    if (dy > 0) event.preventDefault();
    if (!pulling) return;
    const distance = pullDistance(dy);
    const reached = distance >= ARMED_PX;
    if (reached && !armed) navigator.vibrate?.(10);
    armed = reached;
    const element = ring.current;
    if (element === null) return;
    element.dataset.pulling = '';
    element.style.setProperty('--pull', String(distance));
    if (armed) element.dataset.armed = '';
    else delete element.dataset.armed;
  }

  function begin(event: TouchEvent): void {
    reset();
    const touch = event.touches[0];
    if (touch === undefined || event.touches.length > 1 || !(event.target instanceof Element))
      return;
    if (!canPull(event.target, scrollY)) return;
    start = { x: touch.clientX, y: touch.clientY };
    // Registered only now: a non-passive listener would make every scroll wait for the script.
    document.addEventListener('touchmove', move, { passive: false });
  }

  function end(): void {
    const wanted = armed;
    reset();
    if (wanted) refresh();
  }

  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
  document.addEventListener('touchcancel', reset, { passive: true });
  return () => {
    reset();
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', reset);
  };
}
