import { createHmac } from 'node:crypto';
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

// Kashier's payment sessions as its documents describe them, as a process of its own: `node kashier.ts PORT`. It
// has its own signature code, so that it can show a mistake in the shop's. Its account has the keys below.
//
// POST /simulator/next {"create":"error"|"silent"|"half","refund":…}: how the next such call is answered.
// POST /simulator/pay {reference, how}: a shopper pays; answers {id, callbacks: [{query, body, headers}]}. It sends
// none: the test delivers, drops, repeats and reorders them. POST /simulator/refund-callbacks: those of refunds.
// POST /simulator/books: what was paid and paid back.
// /session/…: the pay page, for people; its buttons do send the callbacks and lead back to the shop.

const MERCHANT = 'MID-1000-1';
const API_KEY = 'sim_kashier_api_key';
const SECRET_KEY = 'sim_kashier_secret_key';
const SIGNED = [
  'amount',
  'currency',
  'kashierOrderId',
  'merchantOrderId',
  'method',
  'orderReference',
  'status',
  'transactionId',
  'transactionResponseCode',
] as const;

type How =
  | 'success'
  | 'decline'
  | 'pending'
  | 'pending_then_success'
  | 'wrong_signature'
  | 'amount_changed'
  | 'failed_after_paid';

interface Session {
  readonly id: string;
  readonly order: string;
  readonly reference: string;
  /** In pounds: what is asked for, and then what was paid. */
  amount: string;
  readonly method: string;
  readonly webhook: string;
  readonly redirect: string;
  status: string;
  transaction: string;
  refundedPiastres: number;
}

const sessions: Session[] = [];
const refundCallbacks: Callback[] = [];
let next: { create?: NextAnswer; refund?: NextAnswer } = {};
let transactions = 0;

const piastresOf = (pounds: string) => Math.round(Number(pounds) * 100);

function escapeText(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('!', '%21')
    .replaceAll("'", '%27')
    .replaceAll('(', '%28')
    .replaceAll(')', '%29')
    .replaceAll('*', '%2A');
}

/** A webhook in the bytes that are sent; later changes of the session do not change it. */
function callbackOf(session: Session, event: string, changes: Record<string, unknown>): Callback {
  const data: Record<string, unknown> = {
    merchantOrderId: session.reference,
    kashierOrderId: session.order,
    orderReference: `TEST-ORD-${session.order}`,
    transactionId: session.transaction,
    status: session.status,
    method: session.method,
    creationDate: '2026-08-14T12:00:00.000Z',
    amount: Number(session.amount),
    currency: 'EGP',
    transactionResponseCode: '00',
    card: { cardInfo: { cardBrand: 'Mastercard', maskedCard: '511111******1118' } },
    signatureKeys: [...SIGNED],
    ...changes,
  };
  const text = SIGNED.map((name) => `${name}=${escapeText(String(data[name]))}`).join('&');
  const signature = createHmac('sha256', API_KEY).update(text).digest('hex');
  const body = JSON.stringify({ event, data });
  return { query: '', body, headers: { 'x-kashier-signature': signature } };
}

function pay(reference: string, how: How): Reply {
  const session = sessions.find((one) => one.reference === reference);
  if (!session) return { status: 404 };
  transactions += 1;
  session.transaction = `TX-${transactions}`;
  const callbacks: Callback[] = [];
  const report = (status: string, changes = {}) => {
    session.status = status;
    callbacks.push(callbackOf(session, 'pay', changes));
  };
  if (how.startsWith('pending')) report('PENDING');
  if (how === 'decline') report('FAILED', { transactionResponseCode: '51' });
  if (how === 'amount_changed') session.amount = '1.00';
  if (how !== 'pending' && how !== 'decline') report('SUCCESS');
  if (how === 'failed_after_paid') {
    callbacks.push(callbackOf({ ...session, status: 'FAILED' }, 'pay', {}));
  }
  if (how === 'wrong_signature') {
    for (const { headers } of callbacks) {
      const signature = headers['x-kashier-signature'] ?? '';
      const last = signature.endsWith('0') ? '1' : '0';
      Object.assign(headers, { 'x-kashier-signature': `${signature.slice(0, -1)}${last}` });
    }
  }
  return { status: 200, body: { id: session.order, callbacks } };
}

function createSession(body: Record<string, unknown>, address: string): Reply {
  const reference = String(body.order);
  if (body.merchantId !== MERCHANT || !/^\d+\.\d\d$/.test(String(body.amount))) {
    return { status: 400, body: { messages: { en: 'invalid merchant or amount' } } };
  }
  if (sessions.some((one) => one.reference === reference)) {
    return { status: 400, body: { messages: { en: 'this order was used already' } } };
  }
  const id = `session${sessions.length + 1}`;
  sessions.push({
    id,
    order: `ko-${sessions.length + 1}`,
    reference,
    amount: String(body.amount),
    method: String(body.allowedMethods),
    webhook: String(body.serverWebhook),
    redirect: String(body.merchantRedirect),
    status: 'CREATED',
    transaction: '',
    refundedPiastres: 0,
  });
  return { status: 200, body: { _id: id, sessionUrl: `${address}/session/${id}?mode=test` } };
}

function describe(session: Session): Reply {
  const { status, amount, reference: merchantOrderId, method, order, transaction } = session;
  const paid = status === 'SUCCESS' && { orderId: order, transactionId: transaction };
  const maskedCard = '511111******1118';
  const card = { cardInfo: { cardBrand: 'Mastercard', maskedCard } };
  const data = { status, amount, currency: 'EGP', merchantOrderId, method, ...paid, card };
  return { status: 200, body: { message: 'done', data } };
}

function refund(order: string, body: Record<string, unknown>): Reply {
  const session = sessions.find((one) => one.order === order && one.status === 'SUCCESS');
  if (!session) return { status: 404, body: { messages: { en: 'order not found' } } };
  const { amount } = body.transaction as { amount: string };
  if (session.refundedPiastres + piastresOf(amount) > piastresOf(session.amount)) {
    return { status: 400, body: { messages: { en: 'more than the amount that is left' } } };
  }
  session.refundedPiastres += piastresOf(amount);
  transactions += 1;
  const transactionId = `TX-${transactions}`;
  refundCallbacks.push(callbackOf(session, 'refund', { amount: Number(amount), transactionId }));
  return { status: 200, body: { response: { result: 'SUCCESS', transactionId } } };
}

/** What was paid and paid back, in piastres. */
function books() {
  return sessions
    .filter(({ status }) => status === 'SUCCESS')
    .map(({ order, amount, refundedPiastres }) => ({
      payment: order,
      received: piastresOf(amount),
      refunded: refundedPiastres,
    }));
}

function take(kind: 'create' | 'refund'): NextAnswer | undefined {
  const how = next[kind];
  delete next[kind];
  return how;
}

async function answerTo(call: Call, address: string): Promise<Reply> {
  const { path, headers, method } = call;
  const isKnown = headers.authorization === SECRET_KEY;
  const denied = { status: 401, body: { messages: { en: 'unauthorized' } } };
  const [, part, , third, id] = path.split('/');
  if (path === '/simulator/next') {
    next = jsonOf(call);
    return { status: 200 };
  }
  if (path === '/simulator/refund-callbacks') {
    return { status: 200, body: refundCallbacks.splice(0) };
  }
  if (path === '/simulator/books') return { status: 200, body: books() };
  if (path === '/simulator/pay') {
    const { reference, how } = jsonOf(call);
    return pay(String(reference), how as How);
  }
  if (path === '/v3/payment/sessions' && method === 'POST') {
    if (!isKnown || headers['api-key'] !== API_KEY) return denied;
    return answered(take('create'), createSession(jsonOf(call), address));
  }
  if (path.startsWith('/v3/payment/sessions/')) {
    if (!isKnown || headers['api-key'] !== API_KEY) return denied;
    const session = sessions.find((one) => one.id === id);
    return session ? describe(session) : { status: 404 };
  }
  if (part === 'v3' && method === 'PUT') {
    return isKnown ? answered(take('refund'), refund(third ?? '', jsonOf(call))) : denied;
  }
  return serveCheckout(call);
}

/** The pay page and its buttons. */
async function serveCheckout({ path, text }: Call): Promise<Reply> {
  const form = new URLSearchParams(text);
  const isForm = path === '/simulator/checkout';
  const id = isForm ? form.get('secret') : path.slice('/session/'.length);
  const session = sessions.find((one) => one.id === id);
  if (!session) return { status: 404 };
  const { amount, reference } = session;
  if (!isForm) {
    return {
      status: 200,
      html: payPage({ secret: session.id, amount, reference, isKiosk: false }),
    };
  }
  const how = form.get('how');
  if (how === 'success' || how === 'decline') {
    const { callbacks } = pay(reference, how).body as { callbacks: Callback[] };
    for (const callback of callbacks) await send(session.webhook, callback);
  }
  return { status: 303, location: session.redirect };
}

await runSimulator(answerTo);
