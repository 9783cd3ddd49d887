import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useShop } from '../page/use-shop.ts';
import styles from './ask-shop.module.css';
import { whatsappAddress } from './whatsapp.ts';
import { WhatsappIcon } from './whatsapp-icon.ts';

export interface AskShopProps {
  /** What the button says, such as "Ask about this product". */
  readonly children: ReactNode;
  /** What the message to the shop already says. */
  readonly message: string;
  /** Side by side on phones: the icon says that the number is a phone's. */
  readonly pair?: boolean;
}

/** Ways to a person of the shop: WhatsApp with a message already written, and the phone. */
export function AskShop({ children, message, pair = false }: AskShopProps) {
  const t = useTranslations('layout');
  const { phone, whatsapp } = useShop();
  if (phone === null && whatsapp === null) return null;
  return (
    <div className={styles.ways} data-pair={pair || undefined}>
      {whatsapp === null ? null : (
        <a
          href={whatsappAddress(message, whatsapp)}
          target="_blank"
          rel="noreferrer"
          className={styles.way}
        >
          <span className={styles.whatsapp}>
            <Icon of={WhatsappIcon} />
          </span>
          <span>{children}</span>
        </a>
      )}
      {phone === null ? null : (
        <a href={`tel:${phone}`} className={styles.way}>
          <Icon of={Phone} />
          <span>
            {pair ? <Hidden>{t('phone')}</Hidden> : t('phone')}{' '}
            <bdi dir="ltr">{shownPhone(phone)}</bdi>
          </span>
        </a>
      )}
    </div>
  );
}
