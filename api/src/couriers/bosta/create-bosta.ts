import type { Locale } from '@dp/contract/locale.ts';
import { sameSecret } from '../../http/same-secret.ts';
import { callRemote, describeRefusal, type RemoteCall } from '../../remote/call-remote.ts';
import { readPounds } from '../../remote/pounds.ts';
import { parseRaw, type ReadValue, valuesOf } from '../../remote/raw-json.ts';
import type {
  CourierDriver,
  CourierPlace,
  Created,
  DeliveryReport,
  DeliveryRequest,
  Found,
  LabelSize,
  Pickup,
  PickupAnswer,
  RawWebhook,
  WebhookReading,
} from '../courier-driver.ts';
import type { BostaSettings } from './bosta-settings.ts';
import { describeDelivery, SECRET_HEADER } from './describe-delivery.ts';
import { readBostaNews } from './read-bosta-news.ts';
import { readBostaPayout } from './read-payout.ts';

/** A label of several pages is larger than other answers. */
const LABEL_BYTES_MAX = 8_000_000;

/** Bosta's API, version 2. */
export function createBosta(settings: BostaSettings): CourierDriver {
  const { baseUrl, apiKey, webhookSecret, pickupLocation, mode } = settings;

  const ask = (call: Omit<RemoteCall, 'headers'>, signal: AbortSignal) =>
    callRemote(
      baseUrl,
      { ...call, path: `/api/v2${call.path}`, headers: { authorization: apiKey } },
      signal,
    );

  async function create(request: DeliveryRequest, signal: AbortSignal): Promise<Created> {
    const body = describeDelivery(request, webhookSecret);
    const path = '/deliveries?apiVersion=1';
    const answer = await ask({ method: 'POST', path, body }, signal);
    if (!answer) return { kind: 'unknown' };
    const value = valuesOf(answer.body);
    if (answer.status >= 400 || value('success') === 'false') {
      return { kind: 'refused', reason: describeRefusal(answer, value('message')) };
    }
    return createdOf(value, 'data.') ?? { kind: 'unknown' };
  }

  async function find(reference: string, signal: AbortSignal): Promise<Found> {
    const body = { businessReference: reference, page: 1, limit: 100 };
    const answer = await ask({ method: 'POST', path: '/deliveries/search', body }, signal);
    if (answer?.status !== 200) return { kind: 'unknown' };
    const list = listOf(answer.body, 'deliveries') ?? listOf(answer.body, 'list');
    if (!list) return { kind: 'unknown' };
    // Whether the search filters by it is not documented.
    const found = list.find((one) => valuesOf(one)('businessReference') === reference);
    if (!found) return { kind: 'none' };
    const created = createdOf(valuesOf(found), '');
    return created ? { ...created, kind: 'found' } : { kind: 'unknown' };
  }

  /** What Bosta knows of a delivery. */
  async function fetchDelivery(trackingNumber: string, signal: AbortSignal) {
    const path = `/deliveries/business/${encodeURIComponent(trackingNumber)}`;
    const answer = await ask({ method: 'GET', path }, signal);
    if (answer?.status !== 200) return undefined;
    const value = valuesOf((answer.body as { readonly data?: unknown }).data);
    return value('trackingNumber') === trackingNumber ? value : undefined;
  }

  async function read(trackingNumber: string, signal: AbortSignal) {
    const value = await fetchDelivery(trackingNumber, signal);
    return (value && reportOf(value, 'state.code', 'type.code')) ?? 'unknown';
  }

  async function readPayout(trackingNumber: string, signal: AbortSignal) {
    const value = await fetchDelivery(trackingNumber, signal);
    return value ? readBostaPayout(value) : 'unknown';
  }

  async function cancel(trackingNumber: string, signal: AbortSignal) {
    const path = `/deliveries/business/${encodeURIComponent(trackingNumber)}/terminate`;
    const answer = await ask({ method: 'DELETE', path }, signal);
    if (!answer) return 'unknown';
    return answer.status < 400 && valuesOf(answer.body)('success') !== 'false' ? 'done' : 'refused';
  }

  async function label(
    deliveryId: string,
    { size, locale }: { readonly size: LabelSize; readonly locale: Locale },
    signal: AbortSignal,
  ): Promise<Buffer | undefined> {
    const answer = await ask(
      {
        method: 'POST',
        path: '/deliveries/mass-awb',
        body: { ids: deliveryId, requestedAwbType: size, lang: locale },
        answerBytesMax: LABEL_BYTES_MAX,
      },
      signal,
    );
    if (answer?.status !== 200) return undefined;
    const pdf = Buffer.from(valuesOf(answer.body)('data'), 'base64');
    return pdf.subarray(0, 4).toString('latin1') === '%PDF' ? pdf : undefined;
  }

  async function requestPickup(pickup: Pickup, signal: AbortSignal): Promise<PickupAnswer> {
    if (pickupLocation === null) return { kind: 'refused', reason: 'BOSTA_PICKUP_LOCATION' };
    const { day, slot, contact } = pickup;
    const body = {
      businessLocationId: pickupLocation,
      scheduledDate: day,
      scheduledTimeSlot: slot,
      contactPerson: contact,
    };
    const answer = await ask({ method: 'POST', path: '/pickups', body }, signal);
    if (!answer) return { kind: 'unknown' };
    const value = valuesOf(answer.body);
    if (answer.status >= 400 || value('success') === 'false') {
      return { kind: 'refused', reason: describeRefusal(answer, value('message')) };
    }
    return { kind: 'done', id: value('data._id') };
  }

  function readWebhook({ rawBody, headers }: RawWebhook): WebhookReading {
    if (!sameSecret(headers[SECRET_HEADER] ?? '', webhookSecret))
      return { verdict: 'wrong_secret' };
    const value = valuesOf(parseRaw(rawBody.toString('utf8')));
    const report = reportOf(value, 'state', 'type');
    const trackingNumber = value('trackingNumber');
    if (!report || trackingNumber === '') return { verdict: 'malformed' };
    const key = [trackingNumber, report.state, value('timeStamp')].join(' ');
    return { verdict: 'verified', trackingNumber, key, report };
  }

  const listPlaces = async (path: string, signal: AbortSignal) => {
    const answer = await ask({ method: 'GET', path }, signal);
    const list =
      answer?.status === 200 ? (listOf(answer.body, 'list') ?? listOf(answer.body, '')) : undefined;
    return list?.map(placeOf);
  };

  return {
    name: 'bosta',
    mode,
    create,
    find,
    read,
    meaningOf: (report, state) => readBostaNews(report, state),
    cancel,
    label,
    requestPickup,
    readWebhook,
    readPayout,
    listCities: (signal) => listPlaces('/cities', signal),
    listDistricts: (cityId, signal) =>
      listPlaces(`/cities/${encodeURIComponent(cityId)}/districts`, signal),
  };
}

function createdOf(
  value: ReadValue,
  prefix: string,
): { kind: 'created'; deliveryId: string; trackingNumber: string } | undefined {
  const deliveryId = value(`${prefix}_id`);
  const trackingNumber = value(`${prefix}trackingNumber`);
  return deliveryId === '' || trackingNumber === ''
    ? undefined
    : { kind: 'created', deliveryId, trackingNumber };
}

function reportOf(value: ReadValue, state: string, type: string): DeliveryReport | undefined {
  const code = numberOf(value(state));
  if (code === null) return undefined;
  const kind = value(type);
  return {
    reference: value('businessReference'),
    state: code,
    type: numberOf(kind) ?? kind,
    exceptionCode: numberOf(value('exceptionCode')),
    attempts: numberOf(value('numberOfAttempts')) ?? numberOf(value('attemptsCount')),
    cashPiastres: readPounds(value('cod')),
  };
}

function placeOf(place: unknown): CourierPlace {
  const value = valuesOf(place);
  return {
    id: value('districtId') || value('_id'),
    nameEn: value('districtName') || value('name'),
    nameAr: value('districtOtherName') || value('nameAr'),
    delivers: value('dropOffAvailability') !== 'false',
  };
}

/** A list in `data`, or in a part of it. */
function listOf(body: unknown, part: string): readonly unknown[] | undefined {
  const data = (body as { readonly data?: unknown } | undefined)?.data;
  const list = part === '' ? data : (data as Record<string, unknown> | undefined)?.[part];
  return Array.isArray(list) ? list : undefined;
}

function numberOf(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
