import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { type ReactNode, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';

interface Guard {
  isChanged: () => boolean;
  onLeave: () => void;
}

// The router asks one blocker only, so the guards of a page share it: the first of them shows the question.
let guards: readonly Guard[] = [];
const listeners = new Set<() => void>();

function setGuards(next: readonly Guard[]): void {
  guards = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Asks before leaving a page with unsaved changes; render what it returns. A page may have several, each of a
 * form of its own. A draft (`useDraft`) survives a reload besides.
 *
 * @param changed whether there are some, or what finds that out when one leaves.
 * @param onLeave called when the changes are given up.
 */
export function useUnsavedGuard(
  changed: boolean | (() => boolean),
  onLeave: () => void,
): ReactNode {
  const isChanged = typeof changed === 'function' ? changed : () => changed;
  const [guard] = useState<Guard>(() => ({ isChanged, onLeave }));
  const isFirst = useSyncExternalStore(
    subscribe,
    () => guards[0] === guard,
    () => false,
  );
  useLayoutEffect(() => {
    Object.assign(guard, { isChanged, onLeave });
  });
  useLayoutEffect(() => {
    setGuards([...guards, guard]);
    return () => setGuards(guards.filter((other) => other !== guard));
  }, [guard]);
  const mayAsk = changed !== false;
  useEffect(() => {
    if (!mayAsk) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (guard.isChanged()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [mayAsk, guard]);
  return isFirst ? <LeaveQuestion /> : null;
}

function LeaveQuestion() {
  const t = useTranslations('parts');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      guards.some((guard) => guard.isChanged()),
  );
  // Closed first: its entry of the history must be gone before another page's is added.
  const [isLeaving, setLeaving] = useState(false);
  if (blocker.state !== 'blocked') {
    if (isLeaving) setLeaving(false);
    return null;
  }
  return (
    <ConfirmDialog
      open={!isLeaving}
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      dangerous
      onClose={() => blocker.reset()}
      onConfirm={() => {
        for (const guard of guards) if (guard.isChanged()) guard.onLeave();
        setLeaving(true);
        void overlayLeft().then(() => blocker.proceed());
      }}
    />
  );
}
