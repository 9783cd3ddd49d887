import type { Locale } from '@dp/contract/locale.ts';
import { sameSecret } from '../../http/same-secret.ts';
import { callRemote, describeRefusal, type RemoteCall } from '../../remote/call-remote.ts';
import { parseRaw, valuesOf } from '../../remote/raw-json.ts';
import type {
  Corrected,
  CourierDriver,
  Created,
  DeliveryRequest,
  Destination,
  Found,
  LabelSize,
  Pickup,
  PickupAnswer,
  RawWebhook,
  WebhookReading,
} from '../courier-driver.ts';
import type { BostaSettings } from './bosta-settings.ts';
import { describeDelivery, SECRET_HEADER } from './describe-delivery.ts';
import { describeDestination, saysDestination } from './describe-destination.ts';
import { createdOf, listOf, placeOf, reportOf } from './read-answers.ts';
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

  async function correct(
    trackingNumber: string,
    to: Destination,
    signal: AbortSignal,
  ): Promise<Corrected> {
    const path = `/deliveries/business/${encodeURIComponent(trackingNumber)}`;
    const answer = await ask({ method: 'PUT', path, body: describeDestination(to) }, signal);
    if (!answer) return { kind: 'unknown' };
    const value = valuesOf(answer.body);
    if (answer.status >= 400 || value('success') === 'false') {
      return { kind: 'refused', reason: describeRefusal(answer, value('message')) };
    }
    return { kind: 'done' };
  }

  async function goesTo(trackingNumber: string, to: Destination, signal: AbortSignal) {
    const value = await fetchDelivery(trackingNumber, signal);
    return value ? saysDestination(value, to) : 'unknown';
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
    correct,
    goesTo,
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
