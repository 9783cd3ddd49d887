import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

// Paymob as its documents describe it, as a process of its own: `node paymob.ts PORT` (0: any free one). It
// prints its address and ends with its input. It has its own signature code, so that it can show a mistake in the
// shop's. Its accounts have the secrets below.
//
// POST /simulator/next {"create":"error"|"silent","refund":"error"|"silent"}: how the next such call is answered.
// POST /simulator/pay {reference, how}: a shopper pays; answers {id, callbacks: [{query, body}]}, the callbacks with
// the bytes that Paymob would send. It sends none: the test delivers, drops, repeats and reorders them.

const SECRET = 'egy_sk_test_simulator';
const API_KEY = 'simulator_api_key';
const HMAC_SECRET = 'sim_hmac_secret';
const INTEGRATIONS = [11, 12, 13];
const SIGNED =
  'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure is_auth is_capture is_refunded is_standalone_payment is_voided order.id owner pending source_data.pan source_data.sub_type source_data.type success';

type How =
  | 'success'
  | 'decline'
  | 'pending'
  | 'pending_then_success'
  | 'wrong_hmac'
  | 'amount_changed'
  | 'failed_after_paid';

type Transaction = ReturnType<typeof newTransaction>;
interface Intention {
  readonly order: number;
  readonly amount: number;
  readonly reference: string;
  readonly integration: number;
}
interface Next {
  create?: 'error' | 'silent';
  refund?: 'error' | 'silent';
}
type Body = Record<string, unknown>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly silent?: boolean;
}

const intentions: Intention[] = [];
const transactions: Transaction[] = [];
let next: Next = {};
let lastId = 100_000;

function newTransaction({ order, amount, reference, integration }: Intention) {
  lastId += 1;
  return {
    id: lastId,
    pending: false,
    success: true,
    error_occured: false,
    amount_cents: amount,
    currency: 'EGP',
    created_at: '2026-08-14T12:00:00.000000',
    integration_id: integration,
    owner: 10,
    is_auth: false,
    is_capture: false,
    is_standalone_payment: true,
    is_voided: false,
    is_refunded: false,
    is_3d_secure: true,
    is_void: false,
    is_refund: false,
    refunded_amount_cents: 0,
    has_parent_transaction: false,
    parent_transaction: null as number | null,
    source_data: { type: 'card', sub_type: 'Visa', pan: '1111' },
    order: { id: order, merchant_order_id: reference },
    data: { message: 'Approved' },
    is_live: false,
  };
}

function sign(transaction: Transaction): string {
  const text = SIGNED.split(' ')
    .map((path) => path.split('.').reduce<unknown>((at, key) => (at as Body)[key], transaction))
    .join('');
  return createHmac('sha512', HMAC_SECRET).update(text).digest('hex');
}

/** A callback in the bytes that are sent; a later change of the transaction does not change it. */
function callbackOf(transaction: Transaction) {
  return {
    query: `hmac=${sign(transaction)}`,
    body: JSON.stringify({ type: 'TRANSACTION', obj: transaction }),
  };
}

function pay(reference: string, how: How): Answer {
  const intention = intentions.find((one) => one.reference === reference);
  if (intention === undefined) return { status: 404, body: {} };
  const paid = newTransaction(intention);
  transactions.push(paid);
  const callbacks: ReturnType<typeof callbackOf>[] = [];
  if (how.startsWith('pending')) {
    Object.assign(paid, { pending: true, success: false });
    callbacks.push(callbackOf(paid));
    if (how === 'pending_then_success') Object.assign(paid, { pending: false, success: true });
  }
  const declined = { success: false, error_occured: true, data: { message: 'Declined' } };
  if (how === 'decline') Object.assign(paid, declined);
  if (how !== 'pending') {
    callbacks.push(callbackOf(how === 'amount_changed' ? { ...paid, amount_cents: 100 } : paid));
  }
  if (how === 'failed_after_paid') callbacks.push(callbackOf({ ...paid, ...declined }));
  if (how === 'wrong_hmac') {
    for (const one of callbacks) {
      one.query = one.query.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    }
  }
  return { status: 200, body: { id: paid.id, callbacks } };
}

function createIntention(body: Body): Answer {
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
  const how = next.create;
  delete next.create;
  // An error can come before or after the intention exists: here it comes after.
  const order = 9_000 + intentions.length;
  intentions.push({ order, amount, reference, integration });
  const id = `pi_test_${order}`;
  return {
    status: how === 'error' ? 500 : 201,
    body: { id, client_secret: `secret_${order}`, intention_order_id: order, status: 'intended' },
    silent: how === 'silent',
  };
}

function refund(body: Body): Answer {
  const amount = Number(body.amount_cents);
  const paid = transactions.find(({ id }) => id === Number(body.transaction_id));
  if (paid === undefined) return { status: 404, body: { detail: 'Not found.' } };
  if (paid.refunded_amount_cents + amount > paid.amount_cents) {
    return { status: 400, body: { amount_cents: ['more than the amount that is left'] } };
  }
  const how = next.refund;
  delete next.refund;
  paid.refunded_amount_cents += amount;
  paid.is_refunded = true;
  lastId += 1;
  const child: Transaction = {
    ...paid,
    id: lastId,
    amount_cents: amount,
    is_refund: true,
    is_refunded: false,
    refunded_amount_cents: 0,
    has_parent_transaction: true,
    parent_transaction: paid.id,
  };
  transactions.push(child);
  return { status: how === 'error' ? 502 : 201, body: child, silent: how === 'silent' };
}

function answerTo(request: IncomingMessage, body: Body): Answer {
  const path = request.url ?? '';
  const { authorization } = request.headers;
  const denied = { status: 401, body: { detail: 'Authentication credentials were not provided.' } };
  const isKeyed = path === '/v1/intention/' || path.startsWith('/api/acceptance/void_refund/');
  if (isKeyed && authorization !== `Token ${SECRET}`) return denied;
  if (path === '/simulator/next') {
    next = body as Next;
    return { status: 200, body: {} };
  }
  if (path === '/simulator/pay') return pay(String(body.reference), body.how as How);
  if (path === '/v1/intention/') return createIntention(body);
  if (path === '/api/acceptance/void_refund/refund') return refund(body);
  if (path === '/api/auth/tokens') {
    return body.api_key === API_KEY ? { status: 201, body: { token: 'bearer' } } : denied;
  }
  if (path === '/api/ecommerce/orders/transaction_inquiry') {
    if (body.auth_token !== 'bearer') return denied;
    const found = transactions.findLast(
      ({ order }) =>
        order.id === Number(body.order_id) || order.merchant_order_id === body.merchant_order_id,
    );
    return found === undefined ? { status: 404, body: {} } : { status: 200, body: found };
  }
  const one = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(path)?.[1];
  if (one !== undefined && authorization !== 'Bearer bearer') return denied;
  const found = transactions.find(({ id }) => id === Number(one));
  return found === undefined ? { status: 404, body: {} } : { status: 200, body: found };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as Body;
}

const server = createServer(async (request, response) => {
  const { status, body, silent } = answerTo(request, await readBody(request));
  if (silent) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
process.stdin.resume().once('end', () => process.exit());
