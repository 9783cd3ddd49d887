import { ONLINE_METHODS, type OnlineMethod } from '@dp/contract/payments.ts';
import { sameSecret } from '../../http/same-secret.ts';
import {
  type AttemptIds,
  type BeginRequest,
  type Begun,
  bareReport,
  type CallbackReading,
  type PaymentProvider,
  type ProviderReport,
  type RawCallback,
  type RefundReport,
  type RefundRequest,
} from '../../payments/payment-provider.ts';
import { callRemote, describeRefusal, type RemoteAnswer } from '../../remote/call-remote.ts';
import { parseRaw, valuesOf } from '../../remote/raw-json.ts';
import { describeIntention } from './describe-intention.ts';
import { modeOf, type PaymobSettings } from './paymob-settings.ts';
import { signTransaction } from './paymob-signature.ts';
import { reportOf, valuesOfQuery } from './read-transaction.ts';

/**
 * Paymob's Intention API with its pay page.
 *
 * @throws Error when the settings contradict each other (`modeOf`).
 */
export function createPaymob(settings: PaymobSettings, now: () => Date): PaymentProvider {
  const { baseUrl, publicKey, hmacSecret, integrations } = settings;
  const mode = modeOf(settings);
  const withSecret = { authorization: `Token ${settings.secretKey}` };

  async function begin(request: BeginRequest, signal: AbortSignal): Promise<Begun> {
    const integration = integrations[request.method];
    if (integration === undefined) return { kind: 'refused', reason: 'method not configured' };
    const body = describeIntention(request, Number(integration), now());
    const answer = await callRemote(
      baseUrl,
      { method: 'POST', path: '/v1/intention/', headers: withSecret, body },
      signal,
    );
    if (!answer) return { kind: 'unknown' };
    if (answer.status >= 400) return { kind: 'refused', reason: reasonOf(answer) };
    const value = valuesOf(answer.body);
    const order = value('intention_order_id');
    const clientSecret = value('client_secret');
    if (order === '' || clientSecret === '') return { kind: 'unknown' };
    const url = new URL('/unifiedcheckout/', baseUrl);
    url.search = new URLSearchParams({ publicKey, clientSecret }).toString();
    return {
      kind: 'redirect',
      url: url.href,
      ids: { order, session: value('id') || null, payment: null },
    };
  }

  function readCallback({ rawBody, query, form }: RawCallback): CallbackReading {
    const given = query.get('hmac');
    if (given === null) return { verdict: 'bad_signature' };
    let value = valuesOfQuery(query);
    if (form === 'callback') {
      const parsed = parseRaw(rawBody.toString('utf8'));
      if (typeof parsed !== 'object' || parsed === null) return { verdict: 'malformed' };
      const type = valuesOf(parsed)('type');
      // A saved card, which the shop does not use; its signature is another one.
      if (type === 'TOKEN') return { verdict: 'ignored', why: 'saved card' };
      if (type !== 'TRANSACTION') return { verdict: 'malformed' };
      value = valuesOf((parsed as { obj?: unknown }).obj);
    }
    const expected = signTransaction(value, hmacSecret);
    if (!sameSecret(given.toLowerCase(), expected)) return { verdict: 'bad_signature' };
    const providerOrder = value('order.id');
    if (providerOrder === '' || value('id') === '') return { verdict: 'malformed' };
    return { verdict: 'verified', match: { providerOrder }, report: reportOf(value, 'callback') };
  }

  async function inquire(attempt: AttemptIds, signal: AbortSignal): Promise<ProviderReport> {
    const signIn = await callRemote(
      baseUrl,
      { method: 'POST', path: '/api/auth/tokens', body: { api_key: settings.apiKey } },
      signal,
    );
    const bearer = valuesOf(signIn?.body)('token');
    if (bearer === '') return bareReport('unknown');
    const readOne = (id: string) =>
      callRemote(
        baseUrl,
        {
          method: 'GET',
          path: `/api/acceptance/transactions/${encodeURIComponent(id)}`,
          headers: { authorization: `Bearer ${bearer}` },
        },
        signal,
      );
    let answer =
      attempt.payment === null
        ? await callRemote(
            baseUrl,
            {
              method: 'POST',
              path: '/api/ecommerce/orders/transaction_inquiry',
              body: { auth_token: bearer, ...orderOf(attempt) },
            },
            signal,
          )
        : await readOne(attempt.payment);
    // The inquiry answers with the last transaction, which can be a refund of the one that paid.
    const parent = valuesOf(answer?.body)('parent_transaction');
    if (answer?.status === 200 && parent !== '') answer = await readOne(parent);
    if (answer?.status === 404) return bareReport('not_found');
    const value = valuesOf(answer?.body);
    if (answer?.status !== 200 || value('id') === '') return bareReport('unknown');
    if (attempt.order !== null && value('order.id') !== attempt.order) return bareReport('unknown');
    return reportOf(value, 'inquiry');
  }

  async function refund(request: RefundRequest, signal: AbortSignal): Promise<RefundReport> {
    const { attempt, amount } = request;
    // Paymob pays back to every method but a kiosk.
    if (attempt.method === 'kiosk') return { kind: 'refused', reason: 'kiosk payments' };
    if (attempt.payment === null) return { kind: 'refused', reason: 'transaction not known' };
    const answer = await callRemote(
      baseUrl,
      {
        method: 'POST',
        path: '/api/acceptance/void_refund/refund',
        headers: withSecret,
        body: { transaction_id: attempt.payment, amount_cents: amount },
      },
      signal,
    );
    if (!answer) return { kind: 'unknown' };
    if (answer.status >= 400) return { kind: 'refused', reason: reasonOf(answer) };
    const value = valuesOf(answer.body);
    const id = value('id');
    if (id === '') return { kind: 'unknown' };
    if (value('pending') === 'true') return { kind: 'pending', id };
    if (value('pending') !== 'false') return { kind: 'unknown' };
    if (value('success') === 'false') return { kind: 'refused', reason: reasonOf(answer) };
    const isWhole = value('success') === 'true' && value('amount_cents') === String(amount);
    return isWhole ? { kind: 'done', id } : { kind: 'unknown' };
  }

  const methods = ONLINE_METHODS.filter((method) => integrations[method] !== undefined);
  const merchantOf = (method: OnlineMethod) => integrations[method] ?? '';
  return { name: 'paymob', mode, methods, merchantOf, begin, readCallback, inquire, refund };
}

function orderOf({ order, reference }: AttemptIds): object {
  return order === null ? { merchant_order_id: reference } : { order_id: order };
}

function reasonOf(answer: RemoteAnswer): string {
  const value = valuesOf(answer.body);
  return describeRefusal(
    answer,
    value('detail') || value('message') || value('amount_cents.0') || value('data.message'),
  );
}
