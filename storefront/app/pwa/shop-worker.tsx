import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { askServer } from './ask-server.ts';
import { connectionStore } from './connection-store.ts';
import { forgetInput, hasUnsavedInput } from './unsaved-input.ts';
import { UpdatePrompt } from './update-prompt.tsx';
import { activateWorker, isOfShownBuild, tell, watchForNewer } from './waiting-worker.ts';
import { isFromWorker, WORKER_ADDRESS } from './worker-messages.ts';

/** An app left open checks for a new version when it becomes visible, at most this often. */
const LOOK_AGAIN_MS = 60 * 60_000;
/** A newer version that was accepted takes over within this time, or the page is loaded again without it. */
const TAKES_OVER_MS = 5_000;
/** Poll interval of a visible page while the server does not respond. */
const LOOK_FOR_SERVER_MS = 4_000;

/**
 * Registers the service worker, tells it what is shown, and offers a new version. Loaded at the first
 * interaction, so that it costs the first page nothing.
 */
export default function ShopWorker() {
  const registration = useRegistration();
  useReach();
  useShownPages(registration);
  const { newer, accept, dismiss } = useNewerVersion(registration);
  return newer ? <UpdatePrompt onAccept={accept} onDismiss={dismiss} /> : null;
}

function useRegistration(): ServiceWorkerRegistration | undefined {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  useEffect(() => {
    const { serviceWorker } = navigator;
    serviceWorker.register(WORKER_ADDRESS).then(
      async () => setRegistration(await serviceWorker.ready),
      // Blocked, or its file failed to load: the shop works without it.
      () => undefined,
    );
  }, []);
  return registration;
}

/** Adopts the network state reported by the worker, and polls while there is no network. */
function useReach(): void {
  const reached = useStore(connectionStore, (state) => state.reached);
  useEffect(() => {
    const stop = new AbortController();
    const listen = ({ data }: MessageEvent) => {
      if (isFromWorker(data)) connectionStore.setState({ reached: data.reached });
    };
    navigator.serviceWorker.addEventListener('message', listen, { signal: stop.signal });
    navigator.serviceWorker.startMessages();
    // A device that just got a network often cannot use it yet.
    addEventListener('online', look, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (reached) return undefined;
    const timer = setInterval(look, LOOK_FOR_SERVER_MS);
    return () => clearInterval(timer);
  }, [reached]);
}

/** Asks the worker to check whether the server responds. */
function look(): void {
  if (!navigator.onLine || document.visibilityState !== 'visible') return;
  void askServer();
}

/** Tells the worker what is shown, so that it can cache it for offline use. */
function useShownPages(registration: ServiceWorkerRegistration | undefined): void {
  const { pathname, search } = useLocation();
  const locale = useLocale();
  useEffect(() => {
    const worker = registration?.active;
    if (!worker) return;
    const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean);
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    tell(worker, {
      type: 'shown',
      locale,
      page: pathname + search,
      pictures,
      saveData: connection?.saveData === true,
    });
  }, [registration, pathname, search, locale]);
}

/**
 * Offers a new version once it is installed; it takes over when the shopper agrees. The page then reloads at
 * once, or at the next navigation when something was typed.
 */
function useNewerVersion(registration: ServiceWorkerRegistration | undefined) {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [reload, setReload] = useState<'never' | 'now' | 'with-next-page'>('never');
  const takeOverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  const shown = useRef(key);
  const arrived = useEffectEvent(() => {
    forgetInput();
    if (reload === 'with-next-page') location.reload();
  });
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    arrived();
  }, [key]);

  useEffect(() => {
    if (registration === undefined) return;
    return watchForNewer(registration, (worker) => {
      void isOfShownBuild(worker).then((same) => {
        // Opened since the shop was updated: the page is the newer one already.
        if (same) activateWorker(worker);
        else setWaiting(worker);
      });
    });
  }, [registration]);

  const reloadNow = () => {
    // A second reload would begin a slow first one again.
    clearTimeout(takeOverTimer.current);
    location.reload();
  };
  const takenOver = useEffectEvent(() => {
    setWaiting(undefined);
    if (reload === 'now') onceActive(reloadNow);
    // Accepted in another tab: this one follows when no input can be lost.
    else if (waiting !== undefined) setReload('with-next-page');
  });
  useEffect(() => {
    const stop = new AbortController();
    navigator.serviceWorker.addEventListener('controllerchange', () => takenOver(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    if (registration === undefined) return;
    const stop = new AbortController();
    let lookedAt = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return;
      lookedAt = Date.now();
      // Without a network the next check will do.
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => stop.abort();
  }, [registration]);

  return {
    newer: waiting !== undefined,
    accept() {
      const when = hasUnsavedInput() ? 'with-next-page' : 'now';
      if (waiting === undefined) return when;
      setReload(when);
      activateWorker(waiting);
      // The earlier worker may still wait for the network; a press of the button must not do nothing.
      if (when === 'now')
        takeOverTimer.current = setTimeout(() => location.reload(), TAKES_OVER_MS);
      return when;
    },
    dismiss: () => setWaiting(undefined),
  };
}

/** Runs once the worker in charge has activated: it takes over before, and a page loaded then would wait for it. */
function onceActive(run: () => void): void {
  const worker = navigator.serviceWorker.controller;
  if (worker?.state === 'activating') {
    worker.addEventListener('statechange', run, { once: true });
  } else run();
}
