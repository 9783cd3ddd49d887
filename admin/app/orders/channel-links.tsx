import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useEffect, useState } from 'react';
import { call } from '../api/client.ts';
import { type PhoneWay, WayLinks } from '../parts/phone-links.tsx';
import { useMay } from '../session/me.ts';

interface Links {
  readonly whatsapp: string;
  readonly sms: string;
}

export interface ChannelLinksProps {
  readonly order: StaffOrder;
  /** How the customer is about to be asked. */
  readonly onChoose: (way: PhoneWay) => void;
}

/** Calls the customer, or opens a conversation with the question and the signed page filled in. */
export function ChannelLinks({ order, onChoose }: ChannelLinksProps) {
  const maySee = useMay('customers.see-phones');
  const phone = order.address?.mobile;
  const links = useMessageLinks(order.id, maySee && phone !== undefined);
  if (!maySee || phone === undefined) return null;
  return (
    <WayLinks
      large
      hrefs={{ phone: `tel:${phone}`, whatsapp: links?.whatsapp, sms: links?.sms }}
      onChoose={onChoose}
    />
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
