import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createRateLimiter } from '../database/rate-limiter.ts';
import type { AppDeps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { cancelDelivery } from './cancel-delivery.ts';
import { passOnCorrection, retryCorrection } from './correction-desk.ts';
import { webhookPath } from './courier-deps.ts';
import {
  askCourier,
  dismissAttention,
  getCourierLabel,
  getParcelDelivery,
  readParcelDelivery,
} from './delivery-desk.ts';
import { listPickups, requestPickup } from './pickups.ts';
import { chooseCourierPlace, listCourierPlaces, listTheirPlaces } from './places.ts';
import { receiveReport } from './receive-report.ts';
import { sendParcel } from './send-parcel.ts';

/** Webhooks without the secret from one network in ten minutes. */
const BAD_WEBHOOKS = { name: 'courier-bad-webhooks', points: 30, seconds: 10 * 60 };
const WEBHOOK_BYTES_MAX = 64 * 1_024;

/** Parcels at the courier company, for staff. */
export function addCourierStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  // Changing parcels needs no permission to read them: the change itself answers with the record.
  const changed = async (id: number) => ({ data: await readParcelDelivery(deps, id) });
  add('getParcelDelivery', ({ staff, params }) => getParcelDelivery(deps, staff, params.id));
  add('sendParcel', async ({ staff, params, body }) => {
    await sendParcel(deps, staff, { parcelId: params.id, ...body });
    return changed(params.id);
  });
  add('recallParcel', async ({ staff, params, body }) => {
    await cancelDelivery(deps, staff, { parcelId: params.id, ...body });
    return changed(params.id);
  });
  add('askCourier', async ({ staff, params }) => {
    await askCourier(deps, staff, params.id);
    return changed(params.id);
  });
  add('dismissAttention', async ({ staff, params, body }) => {
    await dismissAttention(deps, staff, { parcelId: params.id, ...body });
    return changed(params.id);
  });
  add('retryCorrection', async ({ staff, params }) => {
    await retryCorrection(deps, staff, params.id);
    return changed(params.id);
  });
  add('passOnCorrection', async ({ staff, params }) => {
    await passOnCorrection(deps, staff, params.id);
    return changed(params.id);
  });
  add('getCourierLabel', ({ staff, params, query, locale }) =>
    getCourierLabel(deps, staff, { parcelId: params.id, size: query.size, locale }),
  );
  add('listPickups', ({ staff }) => listPickups(deps, staff));
  add('requestPickup', ({ staff, body }) => requestPickup(deps, staff, body));
  add('listCourierPlaces', ({ staff }) => listCourierPlaces(deps.db, staff));
  add('listTheirCities', ({ staff }) => listTheirPlaces(deps, staff));
  add('listTheirDistricts', ({ staff, query }) => listTheirPlaces(deps, staff, query.city));
  add('chooseCourierPlace', ({ staff, params, body }) =>
    chooseCourierPlace(deps, staff, { cityId: params.id, ...body }),
  );
}

/**
 * Where the courier company reports: `POST /api/couriers/{company}/webhook`. A stored report is answered with 200
 * whatever it says, or the company would repeat it.
 */
export async function addCourierWebhook(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { courier } = deps;
  if (!courier) return;
  const bad = createRateLimiter(deps, BAD_WEBHOOKS);
  const webhook: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(webhookPath(courier), { bodyLimit: WEBHOOK_BYTES_MAX }, async (request, reply) => {
      const { body, headers } = request;
      const verdict = await receiveReport(deps, {
        rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]),
        ),
      });
      if (verdict === 'verified') return reply.send({ ok: true });
      // A flood of refused reports is answered without more ado; a secret is too long to be guessed.
      const wait = await bad.consume(networkOf(request.ip));
      if (wait !== undefined) return reply.code(429).send();
      return reply.code(verdict === 'wrong_secret' ? 401 : 400).send();
    });
  };
  await api.register(webhook);
}
