import { randomUUID } from 'node:crypto';
import type { PrepaidMethod } from '@dp/contract/payments.ts';
import type { APIRequestContext } from '@playwright/test';
import type { ShopApi, SignedIn } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';

/** Orders by the state of their payment, by their ids. */
export interface PaidOrders {
  readonly begun: number;
  readonly declined: number;
  readonly checking: number;
  readonly kiosk: number;
  readonly transfer: number;
  readonly reported: number;
  readonly paid: number;
  readonly refunded: number;
  readonly ended: number;
  readonly owed: number;
}

interface Arrangement {
  readonly api: ShopApi;
  readonly staff: StaffApi;
  readonly shopper: SignedIn;
  readonly addressId: number;
  readonly request: APIRequestContext;
  /** A picture of a transfer's receipt. */
  readonly receipt: Uint8Array;
}

/** Switches transfers on, unless another test has. */
export async function offerTransfers(staff: StaffApi): Promise<void> {
  const { payments } = (await staff.call('getSettings')).data;
  if (payments.value.instapay !== null) return;
  const instapay = { address: 'dp@instapay', holder: 'DP Lighting' };
  const body = { version: payments.version, value: { ...payments.value, instapay } };
  // Another may do it at the same moment.
  await staff.call('saveSetting', { params: { name: 'payments' }, body }).catch(() => undefined);
}

/** Makes an order in each state that paying can be in. */
export async function arrangePayments(arrangement: Arrangement): Promise<PaidOrders> {
  const { api, staff, shopper, receipt } = arrangement;
  const { token } = shopper;
  const by = (method: PrepaidMethod) => beginOrder(arrangement, method);
  const pressed = async (how: string) => {
    const { id, url } = await by('card');
    await press(arrangement.request, url, how);
    return id;
  };
  const reported = (await by('instapay')).id;
  const params = { id: String(reported) };
  await api.call('addReceipt', { params, body: receipt }, { token });
  await api.call('reportTransfer', { params, body: { sender_end: '4321' } }, { token });
  const ended = (await by('card')).id;
  const owed = await pressed('success');
  for (const id of [ended, owed]) {
    await api.call('cancelOrder', { params: { id: String(id) }, body: {} }, { token });
  }
  const refunded = await pressed('success');
  const { data: money } = await staff.call('getOrderMoney', { params: { id: refunded } });
  const body = {
    key: randomUUID(),
    attempt_id: money.attempts[0]?.id,
    amount: 50,
    reason: 'لمبة وصلت مكسورة',
    route: 'provider',
  };
  await staff.call('refundOrder', { params: { id: refunded }, body });
  return {
    begun: (await by('card')).id,
    declined: await pressed('decline'),
    checking: await pressed('pending'),
    kiosk: (await by('kiosk')).id,
    transfer: (await by('instapay')).id,
    reported,
    paid: await pressed('success'),
    refunded,
    ended,
    owed,
  };
}

async function beginOrder(
  { api, shopper, addressId }: Arrangement,
  method: PrepaidMethod,
): Promise<{ id: number; url: string }> {
  const { token } = shopper;
  const { id } = await api.order(shopper, addressId, [{ id: 1, quantity: 1 }], method);
  const { data } = await api.call(
    'beginPayment',
    { params: { id: String(id) }, body: { method } },
    { token },
  );
  const step = data.payment.attempt?.step;
  return { id, url: step?.kind === 'redirect' ? step.url : '' };
}

/** Presses a button of a test payment's page. */
async function press(request: APIRequestContext, url: string, how: string): Promise<void> {
  const page = new URL(url);
  const secret = page.searchParams.get('clientSecret') ?? '';
  const address = new URL('/simulator/checkout', page).href;
  await request.post(address, { form: { secret, how }, maxRedirects: 0 });
}
