import type { Channel } from '@dp/contract/staff/order-desk.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { MessageCircle, Phone, Smartphone } from 'lucide';
import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import { useMay } from '../session/me.ts';
import styles from './confirmation-section.module.css';

interface Links {
  readonly whatsapp: string;
  readonly sms: string;
}

export interface ChannelLinksProps {
  readonly order: StaffOrder;
  /** How the customer is about to be asked. */
  readonly onChoose: (channel: Exclude<Channel, 'link'>) => void;
}

/** Calls the customer, or opens a conversation with the question and the signed page filled in. */
export function ChannelLinks({ order, onChoose }: ChannelLinksProps) {
  const t = useTranslations('orders');
  const maySee = useMay('customers.see-phones');
  const phone = order.address?.mobile;
  const links = useMessageLinks(order.id, maySee && phone !== undefined);
  if (!maySee || phone === undefined) return null;
  return (
    <div className={styles.channels}>
      <a href={`tel:${phone}`} className={styles.channel} onClick={() => onChoose('phone')}>
        <Icon of={Phone} />
        {t('channels.phone')}
      </a>
      <a
        href={links?.whatsapp}
        aria-disabled={links === undefined || undefined}
        target="_blank"
        rel="noreferrer"
        className={styles.channel}
        onClick={() => onChoose('whatsapp')}
      >
        <Icon of={MessageCircle} />
        {t('channels.whatsapp')}
      </a>
      <a
        href={links?.sms}
        aria-disabled={links === undefined || undefined}
        className={styles.channel}
        onClick={() => onChoose('sms')}
      >
        <Icon of={Smartphone} />
        {t('channels.sms')}
      </a>
    </div>
  );
}

/** Read beforehand, since a browser opens other apps only at once after a tap. */
function useMessageLinks(orderId: number, wanted: boolean): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    if (!wanted) return;
    const aborting = new AbortController();
    call('getConfirmationMessage', { params: { id: orderId }, signal: aborting.signal }).then(
      ({ data }) => setLinks(data),
      // Calling still works; the links stay disabled.
      () => undefined,
    );
    return () => aborting.abort();
  }, [orderId, wanted]);
  return links;
}
