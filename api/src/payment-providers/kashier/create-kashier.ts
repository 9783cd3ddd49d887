import type {
  AttemptIds,
  BeginRequest,
  Begun,
  CallbackReading,
  PaymentProvider,
  ProviderReport,
  RawCallback,
  RefundReport,
  RefundRequest,
} from '../../payments/payment-provider.ts';
import { bareReport } from '../../payments/payment-provider.ts';
import { callRemote, describeRefusal, type RemoteAnswer } from '../../remote/call-remote.ts';
import { asPounds } from '../../remote/pounds.ts';
import { valuesOf } from '../../remote/raw-json.ts';
import type { KashierSettings } from './kashier-settings.ts';
import { isSignedRedirect, isSignedWebhook } from './kashier-signature.ts';
import { readAnswer, reportOf } from './read-payment.ts';

/** Cards that a shopper may try on one pay page. */
const FAILED_CARDS_MAX = 3;

/** Kashier's payment sessions with its pay page. */
export function createKashier(settings: KashierSettings): PaymentProvider {
  const { baseUrl, refundUrl, merchantId, apiKey, secretKey, mode, methods } = settings;
  const withKeys = { 'api-key': apiKey, authorization: secretKey };

  async function begin(request: BeginRequest, signal: AbortSignal): Promise<Begun> {
    const path = '/v3/payment/sessions';
    const body = describeSession(request, merchantId);
    const answer = await callRemote(
      baseUrl,
      { method: 'POST', path, headers: withKeys, body },
      signal,
    );
    if (!answer) return { kind: 'unknown' };
    if (answer.status >= 400) return { kind: 'refused', reason: reasonOf(answer) };
    const value = valuesOf(answer.body);
    const session = value('_id') || value('data._id');
    const url = value('sessionUrl') || value('data.sessionUrl');
    if (session === '' || !URL.canParse(url)) return { kind: 'unknown' };
    return { kind: 'redirect', url, ids: { order: null, session, payment: null } };
  }

  function readCallback({ rawBody, query, headers, form }: RawCallback): CallbackReading {
    if (form === 'return') return readRedirect(query);
    const data = readData(rawBody);
    if (!data) return { verdict: 'malformed' };
    if (!isSignedWebhook(data, headers['x-kashier-signature'] ?? '', apiKey)) {
      return { verdict: 'bad_signature' };
    }
    const { payment, reference, isKnownEvent } = readWebhook(data);
    if (reference === '') return { verdict: 'malformed' };
    const report = reportOf(payment, merchantId);
    // Which event it is, is not signed: only a payment's is believed without asking.
    return {
      verdict: 'verified',
      match: { reference },
      report: isKnownEvent ? report : { ...report, status: 'unknown' },
    };
  }

  function readRedirect(query: URLSearchParams): CallbackReading {
    if (!isSignedRedirect(query, apiKey)) return { verdict: 'bad_signature' };
    const value = (name: string) => query.get(name) ?? '';
    const payment = {
      status: value('paymentStatus'),
      amount: value('amount'),
      currency: value('currency'),
      order: value('orderId'),
      failure: '',
      card: value('maskedCard'),
      method: value('cardBrand'),
    };
    return {
      verdict: 'verified',
      match: { reference: value('merchantOrderId') },
      report: reportOf(payment, merchantId),
    };
  }

  async function inquire(attempt: AttemptIds, signal: AbortSignal): Promise<ProviderReport> {
    // Creating the session was not answered, so the customer never reached the pay page.
    if (attempt.session === null) return bareReport('not_found');
    const path = `/v3/payment/sessions/${encodeURIComponent(attempt.session)}/payment`;
    const answer = await callRemote(baseUrl, { method: 'GET', path, headers: withKeys }, signal);
    if (answer?.status === 404) return bareReport('not_found');
    if (answer?.status !== 200) return bareReport('unknown');
    const value = valuesOf(answer.body);
    const reference = value('data.merchantOrderId');
    if (reference !== '' && reference !== attempt.reference) return bareReport('unknown');
    const report = reportOf(readAnswer(value), merchantId);
    const isOther = attempt.payment !== null && report.payment !== attempt.payment;
    return isOther ? bareReport('unknown') : report;
  }

  async function refund(request: RefundRequest, signal: AbortSignal): Promise<RefundReport> {
    const { payment } = request.attempt;
    if (payment === null) return { kind: 'refused', reason: 'payment not known' };
    const amount = asPounds(request.amount);
    const answer = await callRemote(
      refundUrl,
      {
        method: 'PUT',
        path: `/v3/orders/${encodeURIComponent(payment)}`,
        headers: { authorization: secretKey },
        body: { apiOperation: 'REFUND', transaction: { amount, currency: 'EGP' } },
      },
      signal,
    );
    if (!answer) return { kind: 'unknown' };
    const value = valuesOf(answer.body);
    const result = value('response.result') || value('response.status') || value('status');
    if (answer.status >= 400 || result === 'FAILURE' || result === 'FAILED') {
      return { kind: 'refused', reason: reasonOf(answer) };
    }
    const id = value('response.transactionId');
    return result === 'SUCCESS' && id !== '' ? { kind: 'done', id } : { kind: 'unknown' };
  }

  const merchantOf = () => merchantId;
  return { name: 'kashier', mode, methods, merchantOf, begin, readCallback, inquire, refund };
}

function describeSession(request: BeginRequest, merchantId: string): object {
  const { customer } = request;
  return {
    merchantId,
    order: request.reference,
    amount: asPounds(request.amount),
    currency: 'EGP',
    paymentType: 'credit',
    type: 'one-time',
    allowedMethods: request.method,
    expireAt: request.expiresAt.toISOString(),
    maxFailureAttempts: FAILED_CARDS_MAX,
    merchantRedirect: request.returnUrl,
    failureRedirect: true,
    serverWebhook: request.callbackUrl,
    display: request.locale,
    customer: { reference: customer.mobile, ...(customer.email ? { email: customer.email } : {}) },
    metaData: { order: request.orderNumber },
    interactionSource: 'ECOMMERCE',
    enable3DS: true,
  };
}

type WebhookData = Readonly<Record<string, unknown>> & { readonly event?: unknown };

/** The `data` of a webhook. Kashier signs values as JavaScript writes them, so numbers are not kept as text. */
function readData(rawBody: Buffer): WebhookData | undefined {
  try {
    const { event, data } = JSON.parse(rawBody.toString('utf8')) ?? {};
    return typeof data === 'object' && data !== null ? { ...data, event } : undefined;
  } catch {
    return undefined;
  }
}

function readWebhook(data: WebhookData) {
  const signed = Array.isArray(data.signatureKeys) ? data.signatureKeys : [];
  const text = (name: string) => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const payment = {
    status: text('status'),
    amount: text('amount'),
    currency: text('currency'),
    order: signed.includes('kashierOrderId') ? text('kashierOrderId') : '',
    failure: text('transactionResponseCode'),
    card: valuesOf(data)('card.cardInfo.maskedCard'),
    method: valuesOf(data)('card.cardInfo.cardBrand') || text('method'),
  };
  return { payment, reference: text('merchantOrderId'), isKnownEvent: data.event === 'pay' };
}

function reasonOf(answer: RemoteAnswer): string {
  const value = valuesOf(answer.body);
  return describeRefusal(
    answer,
    value('messages.en') || value('error.explanation') || value('message'),
  );
}
