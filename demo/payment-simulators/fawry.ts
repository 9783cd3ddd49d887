import { createHash } from 'node:crypto';
import { counterPage } from './counter-page.ts';
import { payPage } from './pay-page.ts';
import {
  answered,
  type Call,
  type Callback,
  jsonOf,
  type NextAnswer,
  type Reply,
  runSimulator,
  send,
} from './simulator.ts';

// Fawry as its documents describe it, as a process of its own: `node fawry.ts PORT [NOTIFY]`, with the
// address for notifications of payments, which a merchant sets once in the account. It has its own signature code, so that it can
// show a mistake in the shop's. Its account is below.
//
// POST /simulator/next {"create":"error"|"silent"|"half","refund":…}: how the next such call is answered.
// POST /simulator/pay {reference, how}: a shopper pays; answers {id, callbacks: [{query, body, headers}]}. It sends
// none: the test delivers, drops, repeats and reorders them.
// POST /simulator/status {reference}: its status there; /simulator/books: what was paid and paid back.
// /pay/…: the pay page and /counter: a kiosk, for people; their buttons do send the callbacks.

const MERCHANT = 'SIM-1';
const KEY = 'sim_fawry_secure_key';
const NOTIFY = process.argv[3];

type How =
  | 'success'
  | 'decline'
  | 'pending'
  | 'pending_then_success'
  | 'expires'
  | 'with_fees'
  | 'wrong_signature'
  | 'amount_changed'
  | 'failed_after_paid'
  | 'paid_then_refunded';

interface Charge {
  readonly number: string;
  readonly reference: string;
  /** What is asked for, and then what was paid. */
  piastres: number;
  readonly method: string;
  readonly returnUrl: string;
  status: string;
  refundedPiastres: number;
}

const charges: Charge[] = [];
let next: { create?: NextAnswer; refund?: NextAnswer } = {};

const hash = (...parts: string[]) =>
  createHash('sha256')
    .update(`${parts.join('')}${KEY}`)
    .digest('hex');
const pounds = (piastres: number) => (piastres / 100).toFixed(2);
const piastresOf = (amount: unknown) => Math.round(Number(amount) * 100);
const refused = (statusCode: number, statusDescription: string): Reply => ({
  status: 200,
  body: { type: 'ChargeResponse', statusCode, statusDescription },
});

/** A notification in the bytes that are sent; later changes of the charge do not change it. */
function callbackOf(
  { number, reference, piastres, method }: Charge,
  status: string,
  fees = 0,
): Callback {
  const paid = piastres + fees;
  const signed = [number, reference, pounds(paid), pounds(piastres), status, method, ''];
  const body = JSON.stringify({
    requestId: `${number}-${status}`,
    fawryRefNumber: number,
    merchantRefNumber: reference,
    paymentAmount: paid / 100,
    orderAmount: piastres / 100,
    fawryFees: fees / 100,
    orderStatus: status,
    paymentMethod: method,
    paymentRefrenceNumber: null,
    messageSignature: hash(...signed),
  });
  return { query: '', body, headers: {} };
}

function pay(reference: string, how: How): Reply {
  const charge = charges.find((one) => one.reference === reference);
  if (!charge) return { status: 404 };
  const callbacks: Callback[] = [];
  const report = (status: string, fees = 0) => {
    charge.status = status;
    callbacks.push(callbackOf(charge, status, fees));
  };
  if (how.startsWith('pending')) report('NEW');
  if (how === 'decline') report('FAILED');
  if (how === 'expires') report('EXPIRED');
  const isPaid = !['pending', 'decline', 'expires'].includes(how);
  if (how === 'amount_changed') charge.piastres = 100;
  if (isPaid) report('PAID', how === 'with_fees' ? 500 : 0);
  if (how === 'failed_after_paid') callbacks.push(callbackOf(charge, 'FAILED'));
  if (how === 'paid_then_refunded') {
    charge.refundedPiastres = charge.piastres;
    report('REFUNDED');
  }
  const altered = callbacks.map((one) => ({
    ...one,
    body: one.body.replace(
      /.("\})$/,
      (_, end: string) => `${one.body.endsWith('0"}') ? 1 : 0}${end}`,
    ),
  }));
  return {
    status: 200,
    body: { id: charge.number, callbacks: how === 'wrong_signature' ? altered : callbacks },
  };
}

interface ChargeItem {
  readonly itemId: string;
  readonly quantity: number;
  readonly price: number;
}

function createCharge(body: Record<string, unknown>, isHosted: boolean, address: string): Reply {
  const reference = String(body.merchantRefNum);
  const items = body.chargeItems as ChargeItem[];
  const sum = items.reduce((all, { price, quantity }) => all + piastresOf(price) * quantity, 0);
  const piastres = isHosted ? sum : piastresOf(body.amount);
  const sorted = items.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
  const parts = isHosted
    ? sorted.flatMap((item) => [item.itemId, String(item.quantity), pounds(piastresOf(item.price))])
    : [String(body.paymentMethod), pounds(piastres)];
  const opening = isHosted ? [String(body.returnUrl)] : [];
  if (body.signature !== hash(MERCHANT, reference, '', ...opening, ...parts)) {
    return refused(9946, 'Invalid signature');
  }
  if (sum !== piastres) return refused(9938, 'Items do not add up to the amount');
  if (charges.some((one) => one.reference === reference)) {
    return refused(9951, 'Merchant reference was used already');
  }
  const number = String(765_000_000 + charges.length);
  charges.push({
    number,
    reference,
    piastres,
    method: String(body.paymentMethod),
    returnUrl: String(body.returnUrl),
    status: 'NEW',
    refundedPiastres: 0,
  });
  return isHosted
    ? { status: 200, body: { redirectUrl: `${address}/pay/${number}` } }
    : {
        status: 200,
        body: {
          type: 'ChargeResponse',
          referenceNumber: number,
          merchantRefNumber: reference,
          orderStatus: 'NEW',
          expirationTime: body.paymentExpiry,
          statusCode: 200,
          statusDescription: 'Operation done successfully',
        },
      };
}

function describe(query: URLSearchParams): Reply {
  const reference = query.get('merchantRefNumber') ?? '';
  if (query.get('signature') !== hash(MERCHANT, reference)) return refused(9946, 'Bad signature');
  const charge = charges.find((one) => one.reference === reference);
  if (!charge) return { status: 404, body: { statusDescription: 'Order not found' } };
  const { body } = callbackOf(charge, charge.status);
  return { status: 200, body: { statusCode: 200, ...JSON.parse(body) } };
}

function refund(body: Record<string, unknown>): Reply {
  const piastres = piastresOf(body.refundAmount);
  const number = String(body.referenceNumber);
  if (body.signature !== hash(MERCHANT, number, pounds(piastres), String(body.reason))) {
    return refused(9946, 'Invalid signature');
  }
  const charge = charges.find((one) => one.number === number);
  if (!charge?.status.match(/PAID|REFUNDED/)) return refused(9954, 'Order is not paid');
  if (charge.refundedPiastres + piastres > charge.piastres) {
    return refused(9935, 'More than the amount that is left');
  }
  charge.refundedPiastres += piastres;
  const isWhole = charge.refundedPiastres === charge.piastres;
  charge.status = isWhole ? 'REFUNDED' : 'PARTIAL_REFUNDED';
  return { status: 200, body: { type: 'ResponseDataModel', statusCode: 200 } };
}

function cancel(body: Record<string, unknown>): Reply {
  const number = String(body.orderRefNo);
  if (body.signature !== hash(number, MERCHANT, String(body.lang))) {
    return refused(9946, 'Invalid signature');
  }
  const charge = charges.find((one) => one.number === number && one.status === 'NEW');
  if (charge) charge.status = 'CANCELED';
  return { status: 200, body: { code: charge ? '200' : '404' } };
}

/** What was paid and paid back, in piastres. */
function books() {
  return charges
    .filter(({ status }) => ['PAID', 'PARTIAL_REFUNDED', 'REFUNDED'].includes(status))
    .map(({ number, piastres, refundedPiastres }) => ({
      payment: number,
      received: piastres,
      refunded: refundedPiastres,
    }));
}

function statusOf(reference: string): string | undefined {
  return charges.find((one) => one.reference === reference)?.status;
}

function take(kind: 'create' | 'refund'): NextAnswer | undefined {
  const how = next[kind];
  delete next[kind];
  return how;
}

async function answerTo(call: Call, address: string): Promise<Reply> {
  const body = jsonOf(call);
  switch (call.path) {
    case '/simulator/next':
      next = body;
      return { status: 200 };
    case '/simulator/pay':
      return pay(String(body.reference), body.how as How);
    case '/simulator/books':
      return { status: 200, body: books() };
    case '/simulator/status':
      return { status: 200, body: { orderStatus: statusOf(String(body.reference)) } };
    case '/ECommerceWeb/Fawry/payments/charge':
      return answered(take('create'), createCharge(body, false, address));
    case '/fawrypay-api/api/payments/init':
      return answered(take('create'), createCharge(body, true, address));
    case '/ECommerceWeb/Fawry/payments/status/v2':
      return describe(call.query);
    case '/ECommerceWeb/Fawry/payments/refund':
      return answered(take('refund'), refund(body));
    case '/ECommerceWeb/api/orders/cancel-unpaid-order':
      return cancel(body);
    default:
      return serveCheckout(call);
  }
}

/** The pay page, the kiosk, and their buttons. */
async function serveCheckout({ path, text, method }: Call): Promise<Reply> {
  const form = new URLSearchParams(text);
  if (path === '/counter') {
    const number = form.get('number')?.trim() ?? '';
    const found = charges.find((one) => one.number === number && one.status === 'NEW');
    if (found) await payAndReport(found, 'success');
    const outcome = method === 'GET' ? undefined : found ? 'paid' : 'unknown';
    return { status: 200, html: counterPage(outcome) };
  }
  const isForm = path === '/simulator/checkout';
  const number = isForm ? form.get('secret') : path.slice('/pay/'.length);
  const charge = charges.find((one) => one.number === number);
  if (!charge) return { status: 404 };
  if (!isForm) {
    const shown = { secret: charge.number, amount: pounds(charge.piastres), isKiosk: false };
    return { status: 200, html: payPage({ ...shown, reference: charge.reference }) };
  }
  const how = form.get('how');
  if (how === 'success' || how === 'decline') await payAndReport(charge, how);
  return { status: 303, location: charge.returnUrl };
}

async function payAndReport({ reference }: Charge, how: How): Promise<void> {
  const { callbacks } = pay(reference, how).body as { callbacks: Callback[] };
  if (NOTIFY) for (const callback of callbacks) await send(NOTIFY, callback);
}

await runSimulator(answerTo);
