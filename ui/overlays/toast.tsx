import { CircleAlert, CircleCheck, X } from 'lucide';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { hideToast } from './show-toast.ts';
import styles from './toast.module.css';
import { type Toast, toastStore } from './toast-store.ts';

/** How long a message stays, in milliseconds; with something to do about it, longer. */
const STAY_MS = 5_000;
const STAY_WITH_ACTION_MS = 8_000;

/**
 * Shows the toasts, above the tab bar. Rendered once in the layout, so that its live region exists before a
 * toast.
 */
export function Toaster() {
  const toast = useStore(toastStore, (state) => state.toast);
  return (
    <div role="status" className={styles.region}>
      {toast === undefined ? null : <ToastMessage key={toast.id} toast={toast} />}
    </div>
  );
}

/** One message. It waits while it is pointed at or focused. */
export function ToastMessage({ toast }: { toast: Toast }) {
  const t = useTranslations('ui');
  const [paused, setPaused] = useState(false);
  const { id, text, look, action } = toast;
  useEffect(() => {
    if (paused) return;
    const stay = action === undefined ? STAY_MS : STAY_WITH_ACTION_MS;
    const timer = setTimeout(() => hideToast(id), stay);
    return () => clearTimeout(timer);
  }, [id, action, paused]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only prolongs the toast.
    <div
      className={styles.toast}
      data-below={toast.below}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {look === 'plain' ? null : <Icon of={look === 'ok' ? CircleCheck : CircleAlert} />}
      <p className={styles.text}>{text}</p>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            hideToast(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={t('dismiss')}
        className={styles.dismiss}
        onClick={() => hideToast(id)}
      >
        <Icon of={X} size={18} />
      </button>
    </div>
  );
}
