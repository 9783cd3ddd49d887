import { createRateLimiter } from '../database/rate-limiter.ts';
import type { AppDeps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { FileResponse } from '../http/file-response.ts';
import { SHOPPER_UPLOADS } from '../media/shopper-picture.ts';
import { askForReturn } from './ask-for-return.ts';
import { cancelReturn } from './cancel-return.ts';
import { getOrderReturns, presentReturn } from './present-return.ts';
import { quoteReturn } from './quote-return.ts';
import { readOwnReturnPicture, uploadReturnPicture } from './return-pictures.ts';

/** Returns and warranty claims of a shopper's own orders. */
export function addReturnRoutes(add: AddEndpoint, deps: AppDeps): void {
  const { db } = deps;
  const uploads = createRateLimiter(deps, SHOPPER_UPLOADS);
  add('getOrderReturns', async ({ params, shopper, locale }) => ({
    data: await getOrderReturns(deps, shopper, params.id, locale),
  }));
  add('askForReturn', async ({ params, body, shopper, locale }) => {
    const row = await askForReturn(deps, shopper, { orderId: params.id, ...body });
    return { data: await presentReturn(db, row, locale) };
  });
  add('quoteReturn', async ({ params, body, shopper }) => ({
    data: await quoteReturn(db, shopper, { orderId: params.id, ...body }),
  }));
  add('cancelReturn', async ({ params, shopper, locale }) => {
    const row = await cancelReturn(deps, shopper, params.id);
    return { data: await presentReturn(db, row, locale) };
  });
  // A request's file is a buffer here: `addFileBodies`.
  add('uploadReturnPicture', async ({ body, shopper }) => {
    await admit(uploads, String(shopper.customerId));
    return { data: { id: await uploadReturnPicture(deps, shopper, body as Buffer) } };
  });
  add('getReturnPicture', async ({ params, shopper }) =>
    pictureFile(params.id, await readOwnReturnPicture(db, shopper, params.id)),
  );
}

/** A return's picture as a response. */
export function pictureFile(id: number, jpeg: Buffer): FileResponse {
  return new FileResponse(jpeg, 'image/jpeg', `return-${id}.jpg`);
}
