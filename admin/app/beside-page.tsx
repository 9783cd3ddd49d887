import { LiveOrders } from './live/live-orders.tsx';
import { StaleNotice } from './live/stale-notice.tsx';
import { PhoneOrderCommand } from './phone-orders/phone-order-command.ts';
import { useMay } from './session/me.ts';

/** What is beside every page, whose first screen does not wait for it. */
export default function BesidePage() {
  return (
    <>
      <StaleNotice />
      {useMay('orders.read') ? <LiveOrders /> : null}
      {useMay('orders.edit') ? <PhoneOrderCommand /> : null}
    </>
  );
}
