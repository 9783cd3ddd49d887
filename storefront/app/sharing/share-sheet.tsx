import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Sheet } from '@dp/ui/overlays/sheet.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Ellipsis, Link2 } from 'lucide';
import { whatsappAddress } from '../contact/whatsapp.ts';
import { WhatsappIcon } from '../contact/whatsapp-icon.ts';
import styles from './share-sheet.module.css';
import { useShareLink } from './use-share-link.ts';

export interface ShareSheetProps {
  readonly title: string;
  readonly name: string;
  /** The page's address within the shop. */
  readonly address: string;
  readonly onClose: () => void;
}

/** WhatsApp first, which most people here share with; then the link itself, and the device's own ways. */
export default function ShareSheet({ title, name, address, onClose }: ShareSheetProps) {
  const t = useTranslations('products');
  const url = useShareLink(address);

  async function copy(): Promise<void> {
    onClose();
    try {
      await navigator.clipboard.writeText(url);
      showToast(t('linkCopied'), { look: 'ok' });
    } catch {
      showToast(t('linkNotCopied'), { look: 'danger' });
    }
  }

  async function more(): Promise<void> {
    try {
      await navigator.share({ title: name, url });
      onClose();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // Refused by the device: the link can still be copied.
      await copy();
    }
  }

  return (
    <Sheet open title={title} onClose={onClose}>
      <ul className={styles.ways}>
        <li>
          <a
            href={whatsappAddress(`${name}\n${url}`)}
            target="_blank"
            rel="noreferrer"
            className={styles.way}
            onClick={onClose}
          >
            <span className={styles.whatsapp}>
              <Icon of={WhatsappIcon} />
            </span>
            {t('shareWhatsapp')}
          </a>
        </li>
        <li>
          <button type="button" className={styles.way} onClick={() => void copy()}>
            <Icon of={Link2} />
            {t('copyLink')}
          </button>
        </li>
        {navigator.share === undefined ? null : (
          <li>
            <button type="button" className={styles.way} onClick={() => void more()}>
              <Icon of={Ellipsis} />
              {t('shareMore')}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  );
}
