import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { WifiOff } from 'lucide';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { refreshResponses } from '../api/recent-responses.ts';
import { useOffline } from '../pwa/use-offline.ts';
import styles from './offline-notice.module.css';

/**
 * Shows that there is no network, and when it is back; cached data is then reloaded.
 *
 * @param underBar keeps it visible below the sticky top bar.
 */
export function OfflineNotice({ underBar }: { underBar: boolean }) {
  const t = useTranslations('layout');
  const { revalidate } = useRevalidator();
  const offline = useOffline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!offline && wasOffline.current) {
      showToast(t('backOnline'), { look: 'ok' });
      void refreshResponses(revalidate);
    }
    wasOffline.current = offline;
  }, [offline, t, revalidate]);
  return (
    <div role="status" className={styles.place} data-under-bar={underBar || undefined}>
      {offline ? (
        <p className={styles.notice}>
          <Icon of={WifiOff} size={18} />
          {t('offline')}
        </p>
      ) : null}
    </div>
  );
}
