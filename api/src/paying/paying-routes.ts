import type { PrepaidMethod } from '@dp/contract/payments.ts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createRateLimiter } from '../database/rate-limiter.ts';
import type { AppDeps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { networkOf } from '../http/network.ts';
import { SHOPPER_UPLOADS } from '../media/shopper-picture.ts';
import { listOfferedMethods } from '../payments/offered-methods.ts';
import { beginPayment } from './begin-payment.ts';
import { checkPayment } from './check-payment.ts';
import { receiveCallback } from './receive-callback.ts';
import { reportTransfer } from './report-transfer.ts';
import { addReceipt, removeReceipt } from './transfer-receipt.ts';

/** Questions about one order in ten minutes: a page that waits asks every few seconds. */
const CHECKS = { name: 'payment-checks', points: 120, seconds: 10 * 60 };
/** Unsigned or badly signed callbacks from one network in ten minutes; each is stored. */
const BAD_CALLBACKS = { name: 'payment-bad-callbacks', points: 30, seconds: 10 * 60 };
const CALLBACK_BYTES_MAX = 64 * 1_024;

/** Paying for one's own orders. */
export function addPayingRoutes(add: AddEndpoint, deps: AppDeps): void {
  const checks = createRateLimiter(deps, CHECKS);
  const uploads = createRateLimiter(deps, SHOPPER_UPLOADS);
  add('listPaymentMethods', () => listOfferedMethods(deps.db, deps.payments));
  add('beginPayment', ({ params, body, shopper, locale }) => {
    const method: PrepaidMethod = body.method;
    return beginPayment(deps, shopper, { orderId: params.id, method, locale });
  });
  add('checkPayment', async ({ params, shopper, locale }) => {
    await admit(checks, `${shopper.customerId}:${params.id}`);
    return checkPayment(deps, shopper, { orderId: params.id, locale });
  });
  add('reportTransfer', ({ params, body, shopper, locale }) =>
    reportTransfer(deps, shopper, { orderId: params.id, body, locale }),
  );
  // A request's file is a buffer here: `addFileBodies`.
  add('addReceipt', async ({ params, body, shopper, locale }) => {
    await admit(uploads, String(shopper.customerId));
    return addReceipt(deps, shopper, { orderId: params.id, locale, file: body as Buffer });
  });
  add('removeReceipt', ({ params, shopper, locale }) =>
    removeReceipt(deps, shopper, { orderId: params.id, locale }),
  );
}

/**
 * Where providers report: `POST /api/payments/{provider}/callback`, without the headers of the shop's own calls.
 * A stored report is answered with 200 whatever it says, or the provider would repeat it; a bad signature with
 * 401.
 */
export async function addPaymentCallbacks(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const bad = createRateLimiter(deps, BAD_CALLBACKS);
  const callbacks: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const provider of deps.payments) {
      const path = `/payments/${provider.name}/callback`;
      scope.post(path, { bodyLimit: CALLBACK_BYTES_MAX }, async (request, reply) => {
        const admitBad = async () => (await bad.consume(networkOf(request.ip))) === undefined;
        const verdict = await receiveCallback(deps, provider, rawOf(request), admitBad);
        if (verdict === 'bad_signature') return reply.code(401).send();
        return verdict === 'malformed' ? reply.code(400).send() : reply.send({ ok: true });
      });
    }
  };
  await api.register(callbacks);
}

function rawOf(request: FastifyRequest) {
  const { headers, body } = request;
  return {
    rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    query: new URL(request.url, 'http://callback').searchParams,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]),
    ),
    form: 'callback' as const,
  };
}
