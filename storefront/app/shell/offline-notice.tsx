import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/show-toast.ts';
import styles from './offline-notice.module.css';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the device has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Says that there is no network, for as long as there is none, and that it is back. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (online && wasOffline.current) showToast(t('backOnline'), { look: 'ok' });
    wasOffline.current = !online;
  }, [online, t]);
  return (
    <div role="status">
      {online ? null : (
        <p className={styles.notice}>
          <Icon of={WifiOff} size={18} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
