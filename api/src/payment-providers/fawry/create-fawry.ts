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
import { asPounds, readPounds } from '../../remote/pounds.ts';
import { parseRaw, type ReadValue, valuesOf } from '../../remote/raw-json.ts';
import { describeCharge } from './describe-charge.ts';
import type { FawrySettings } from './fawry-settings.ts';
import { isSignedNotification, signCancel, signRefund, signStatus } from './fawry-signature.ts';
import { reportOf } from './read-status.ts';

const CHARGE_PATH = '/ECommerceWeb/Fawry/payments/charge';
const INIT_PATH = '/fawrypay-api/api/payments/init';
const STATUS_PATH = '/ECommerceWeb/Fawry/payments/status/v2';
const REFUND_PATH = '/ECommerceWeb/Fawry/payments/refund';
const CANCEL_PATH = '/ECommerceWeb/api/orders/cancel-unpaid-order';

/** Fawry's answers are sent with HTTP 200 and say in here what they are. */
const DONE = '200';
const NOT_FOUND = '404';
/** It is signed, and the same whenever a refund is repeated. */
const REFUND_REASON = 'refund';
const LANGUAGE = 'ar-eg';

/** Fawry: a number for a kiosk, and its pay page for cards and wallets. */
export function createFawry(settings: FawrySettings, now: () => Date): PaymentProvider {
  const { baseUrl, merchantCode, mode, methods } = settings;

  async function begin(request: BeginRequest, signal: AbortSignal): Promise<Begun> {
    const path = request.method === 'kiosk' ? CHARGE_PATH : INIT_PATH;
    const body = describeCharge(settings, request);
    const answer = await callRemote(baseUrl, { method: 'POST', path, body }, signal);
    if (!answer) return { kind: 'unknown' };
    if (!isDone(answer)) return { kind: 'refused', reason: reasonOf(answer) };
    return request.method === 'kiosk'
      ? readNumber(valuesOf(answer.body), request)
      : readPage(answer.body, baseUrl);
  }

  function readCallback({ rawBody }: RawCallback): CallbackReading {
    const parsed = parseRaw(rawBody.toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null) return { verdict: 'malformed' };
    const value = valuesOf(parsed);
    const notification = readNotification(value);
    if (!notification) return { verdict: 'malformed' };
    if (!isSignedNotification(settings, notification, value('messageSignature'))) {
      return { verdict: 'bad_signature' };
    }
    return {
      verdict: 'verified',
      match: { reference: notification.merchantRefNumber },
      report: reportOf(value, merchantCode, now()),
    };
  }

  async function inquire({ reference }: AttemptIds, signal: AbortSignal): Promise<ProviderReport> {
    const query = new URLSearchParams({
      merchantCode,
      merchantRefNumber: reference,
      signature: signStatus(settings, reference),
    });
    const path = `${STATUS_PATH}?${query}`;
    const answer = await callRemote(baseUrl, { method: 'GET', path }, signal);
    if (!answer) return bareReport('unknown');
    const value = valuesOf(answer.body);
    if (answer.status === 404 || value('statusCode') === NOT_FOUND) {
      return bareReport('not_found');
    }
    const isOurs =
      value('merchantRefNumber') === reference || value('merchantRefNum') === reference;
    if (!isDone(answer) || !isOurs) return bareReport('unknown');
    return reportOf(value, merchantCode, now());
  }

  async function refund(request: RefundRequest, signal: AbortSignal): Promise<RefundReport> {
    const { payment } = request.attempt;
    if (payment === null) return { kind: 'refused', reason: 'payment not known' };
    const { amount } = request;
    const body = {
      merchantCode,
      referenceNumber: payment,
      refundAmount: Number(asPounds(amount)),
      reason: REFUND_REASON,
      signature: signRefund(settings, { fawryReference: payment, amount, reason: REFUND_REASON }),
    };
    const call = { method: 'POST', path: REFUND_PATH, body } as const;
    const answer = await callRemote(baseUrl, call, signal);
    if (!answer) return { kind: 'unknown' };
    if (!isDone(answer)) return { kind: 'refused', reason: reasonOf(answer) };
    // Fawry gives a refund no number of its own.
    return { kind: 'done', id: payment };
  }

  async function cancel({ order }: AttemptIds, signal: AbortSignal): Promise<void> {
    if (order === null) return;
    const body = {
      merchantAccount: merchantCode,
      orderRefNo: order,
      lang: LANGUAGE,
      signature: signCancel(settings, { fawryReference: order, language: LANGUAGE }),
    };
    await callRemote(baseUrl, { method: 'POST', path: CANCEL_PATH, body }, signal);
  }

  const merchantOf = () => merchantCode;
  return {
    name: 'fawry',
    mode,
    methods,
    merchantOf,
    begin,
    readCallback,
    inquire,
    refund,
    cancel,
  };
}

function isDone({ status, body }: RemoteAnswer): boolean {
  const code = valuesOf(body)('statusCode');
  return status < 400 && (code === '' || code === DONE);
}

/** The number that is paid at a kiosk; an answer without one is half an answer. */
function readNumber(value: ReadValue, { expiresAt }: BeginRequest): Begun {
  const number = value('referenceNumber');
  if (!/^\d{5,20}$/.test(number)) return { kind: 'unknown' };
  const theirs = new Date(Number(value('expirationTime') || Number.NaN));
  return {
    kind: 'reference',
    number,
    expiresAt: theirs < expiresAt ? theirs : expiresAt,
    ids: { order: number, session: null, payment: null },
  };
}

/** The answer of the pay page's call is not documented: these are the forms that were seen. */
function readPage(body: unknown, baseUrl: string): Begun {
  const value = valuesOf(body);
  const url =
    typeof body === 'string' ? body : value('redirectUrl') || value('nextAction.redirectUrl');
  const isPage = URL.canParse(url) && new URL(url).protocol === new URL(baseUrl).protocol;
  if (!isPage) return { kind: 'unknown' };
  const order = value('referenceNumber') || null;
  return { kind: 'redirect', url, ids: { order, session: null, payment: null } };
}

/** The signed fields; undefined when one is missing or not of its kind. */
function readNotification(value: ReadValue) {
  const paymentAmount = readPounds(value('paymentAmount'));
  const orderAmount = readPounds(value('orderAmount'));
  const texts = {
    fawryRefNumber: value('fawryRefNumber'),
    merchantRefNumber: value('merchantRefNumber'),
    orderStatus: value('orderStatus'),
    paymentMethod: value('paymentMethod'),
  };
  const isWhole = Object.values(texts).every((text) => text !== '');
  if (paymentAmount === null || orderAmount === null || !isWhole) return undefined;
  return {
    ...texts,
    paymentAmount,
    orderAmount,
    paymentRefrenceNumber: value('paymentRefrenceNumber') || null,
  };
}

function reasonOf(answer: RemoteAnswer): string {
  const value = valuesOf(answer.body);
  return describeRefusal(
    answer,
    [value('statusCode'), value('statusDescription') || value('description')].join(' ').trim(),
  );
}
