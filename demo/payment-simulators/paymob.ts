import { payPage } from './pay-page.ts';
import {
  callbackOf,
  DECLINED,
  forged,
  type Intention,
  newTransaction,
  nextId,
  type Transaction,
} from './paymob-transaction.ts';
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

// Paymob as its documents describe it, as a process of its own: `node paymob.ts PORT`. It has its own signature
// code, so that it can show a mistake in the shop's. Its account has the secrets below.
//
// POST /simulator/next {"create":"error"|"silent"|"half","refund":…|"pending"}: how the next such call is answered.
// POST /simulator/pay {reference, how}: a shopper pays; answers {id, callbacks: [{query, body, headers}]}, with the
// bytes that Paymob would send. It sends none: the test delivers, drops, repeats and reorders them.
// POST /simulator/settle {reference, how}: a pending payment succeeds or is declined; answers the same.
// POST /simulator/refund {reference, piastres}: somebody pays back on the provider's own pages.
// POST /simulator/refund-callbacks {reference}: those of refunds. POST /simulator/books: what was paid and paid back.
// /unifiedcheckout/: the pay page, for people; its buttons do send the callbacks and lead back to the shop.

const SECRET = 'egy_sk_test_simulator';
const API_KEY = 'simulator_api_key';
const INTEGRATIONS = [11, 12, 13];
type How =
  | 'success'
  | 'decline'
  | 'pending'
  | 'pending_then_success'
  | 'wrong_hmac'
  | 'amount_changed'
  | 'failed_after_paid';

type Body = Record<string, unknown>;

const intentions: Intention[] = [];
const transactions: Transaction[] = [];
let next: { create?: NextAnswer; refund?: NextAnswer | 'pending' } = {};
interface Paid {
  readonly id: number;
  readonly callbacks: Callback[];
}

function pay(intention: Intention, how: How): Paid {
  const paid = newTransaction(intention);
  transactions.push(paid);
  const callbacks: Callback[] = [];
  if (how.startsWith('pending')) {
    Object.assign(paid, { pending: true, success: false });
    callbacks.push(callbackOf(paid));
    if (how === 'pending_then_success') Object.assign(paid, { pending: false, success: true });
  }
  if (how === 'decline') Object.assign(paid, DECLINED);
  if (how !== 'pending') {
    if (how === 'amount_changed') paid.amount_cents = 100;
    callbacks.push(callbackOf(paid));
  }
  if (how === 'failed_after_paid') callbacks.push(callbackOf({ ...paid, ...DECLINED }));
  return { id: paid.id, callbacks: how === 'wrong_hmac' ? callbacks.map(forged) : callbacks };
}

/** The transaction of an attempt that is neither paid nor declined yet. */
function pendingOf({ order }: Intention): Transaction | undefined {
  return transactions.findLast((one) => one.order.id === order && one.pending);
}

/** What a wallet or bank says in the end of a pending payment. */
function settle(intention: Intention, how: How): Paid | undefined {
  const waiting = pendingOf(intention);
  if (waiting === undefined) return undefined;
  Object.assign(waiting, { pending: false }, how === 'decline' ? DECLINED : { success: true });
  return { id: waiting.id, callbacks: [callbackOf(waiting)] };
}

const secretOf = (order: number) => `secret_${order}`;

function createIntention(body: Body): Reply {
  const [integration] = body.payment_methods as number[];
  if (integration === undefined || !INTEGRATIONS.includes(integration)) {
    return { status: 404, body: { detail: 'Integration ID/Name does not exist' } };
  }
  const reference = String(body.special_reference);
  if (intentions.some((one) => one.reference === reference)) {
    return { status: 400, body: { detail: 'special_reference is used already' } };
  }
  const amount = Number(body.amount);
  const items = body.items as { amount: number; quantity: number }[];
  if (items.reduce((sum, item) => sum + item.amount * item.quantity, 0) !== amount) {
    return { status: 406, body: { detail: 'item prices do not add up to the amount' } };
  }
  const order = 9_000 + intentions.length;
  intentions.push({
    order,
    amount,
    reference,
    integration,
    notificationUrl: String(body.notification_url),
    redirectionUrl: String(body.redirection_url),
  });
  const id = `pi_test_${order}`;
  const { create: how } = next;
  delete next.create;
  // An error can come before or after the intention exists: here it comes after.
  return answered(how, {
    status: 201,
    body: { id, client_secret: secretOf(order), intention_order_id: order, status: 'intended' },
  });
}

function refund(body: Body): Reply {
  const amount = Number(body.amount_cents);
  const paid = transactions.find(({ id }) => id === Number(body.transaction_id));
  if (paid === undefined) return { status: 404, body: { detail: 'Not found.' } };
  if (paid.refunded_amount_cents + amount > paid.amount_cents) {
    return { status: 400, body: { amount_cents: ['more than the amount that is left'] } };
  }
  const { refund: how } = next;
  delete next.refund;
  // Accepted, and paid out by `/simulator/refund`.
  if (how === 'pending') return { status: 201, body: { id: nextId(), pending: true } };
  paid.refunded_amount_cents += amount;
  paid.is_refunded = true;
  const child: Transaction = {
    ...paid,
    id: nextId(),
    amount_cents: amount,
    is_refund: true,
    is_refunded: false,
    refunded_amount_cents: 0,
    has_parent_transaction: true,
    parent_transaction: paid.id,
  };
  transactions.push(child);
  return answered(how, { status: 201, body: child });
}

function paymentOf({ order }: Intention): Transaction | undefined {
  return transactions.find((one) => one.order.id === order && one.success && !one.is_refund);
}

function refundCallbacks({ order }: Intention): Callback[] {
  return transactions.filter((one) => one.order.id === order && one.is_refund).map(callbackOf);
}

/** What was paid and paid back, in piastres. */
function books() {
  return transactions
    .filter((one) => one.success && !one.is_refund)
    .map(({ id, amount_cents: received, refunded_amount_cents: refunded }) => ({
      payment: String(id),
      received,
      refunded,
    }));
}

/** The pay page. */
function showCheckout({ query }: Call): Reply {
  const intention = intentions.find(({ order }) => secretOf(order) === query.get('clientSecret'));
  if (intention === undefined) return { status: 404, html: '' };
  const { order, amount, reference, integration } = intention;
  return {
    status: 200,
    html: payPage({
      secret: secretOf(order),
      amount: (amount / 100).toFixed(2),
      reference,
      isKiosk: integration === INTEGRATIONS[2],
      isPending: pendingOf(intention) !== undefined,
      mayWait: true,
    }),
  };
}

/** A button of the pay page: pays, says so to the shop, and leads back there. */
async function pressButton({ text }: Call): Promise<Reply> {
  const form = new URLSearchParams(text);
  const intention = intentions.find(({ order }) => secretOf(order) === form.get('secret'));
  if (intention === undefined) return { status: 404, html: '' };
  const { callbacks = [] } = pressed(intention, form.get('how')) ?? {};
  for (const callback of callbacks) await send(intention.notificationUrl, callback);
  return { status: 303, location: intention.redirectionUrl };
}

function pressed(intention: Intention, how: string | null): Partial<Paid> | undefined {
  switch (how) {
    case 'success':
    case 'decline':
      return settle(intention, how) ?? pay(intention, how);
    case 'pending':
      return pay(intention, how);
    case 'lost':
      pay(intention, 'success');
      return undefined;
    default:
      return undefined;
  }
}

/** What only tests ask for. */
function control(call: Call): Reply {
  const body = jsonOf(call);
  if (call.path === '/simulator/next') {
    next = body as typeof next;
    return { status: 200 };
  }
  if (call.path === '/simulator/books') return { status: 200, body: books() };
  const intention = intentions.find(({ reference }) => reference === body.reference);
  if (intention === undefined) return { status: 404 };
  switch (call.path) {
    case '/simulator/pay':
      return { status: 200, body: pay(intention, body.how as How) };
    case '/simulator/settle':
      return { status: 200, body: settle(intention, body.how as How) };
    case '/simulator/refund':
      refund({ transaction_id: paymentOf(intention)?.id, amount_cents: body.piastres });
      return { status: 200, body: { callbacks: refundCallbacks(intention) } };
    case '/simulator/refund-callbacks':
      return { status: 200, body: refundCallbacks(intention) };
    default:
      return { status: 404 };
  }
}

const DENIED = { status: 401, body: { detail: 'Authentication credentials were not provided.' } };

function inquire(body: Body): Reply {
  if (body.auth_token !== 'bearer') return DENIED;
  const found = transactions.findLast(
    ({ order }) =>
      order.id === Number(body.order_id) || order.merchant_order_id === body.merchant_order_id,
  );
  return found === undefined ? { status: 404 } : { status: 200, body: found };
}

function answerTo(call: Call): Reply | Promise<Reply> {
  const { path } = call;
  const { authorization } = call.headers;
  if (path === '/unifiedcheckout/') return showCheckout(call);
  if (path === '/simulator/checkout') return pressButton(call);
  if (path.startsWith('/simulator/')) return control(call);
  const body = jsonOf(call);
  const isKeyed = path === '/v1/intention/' || path.startsWith('/api/acceptance/void_refund/');
  if (isKeyed && authorization !== `Token ${SECRET}`) return DENIED;
  if (path === '/v1/intention/') return createIntention(body);
  if (path === '/api/acceptance/void_refund/refund') return refund(body);
  if (path === '/api/auth/tokens') {
    return body.api_key === API_KEY ? { status: 201, body: { token: 'bearer' } } : DENIED;
  }
  if (path === '/api/ecommerce/orders/transaction_inquiry') return inquire(body);
  const id = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(path)?.[1];
  if (id === undefined) return { status: 404 };
  if (authorization !== 'Bearer bearer') return DENIED;
  const found = transactions.find((one) => one.id === Number(id));
  return found === undefined ? { status: 404 } : { status: 200, body: found };
}

await runSimulator(answerTo);
