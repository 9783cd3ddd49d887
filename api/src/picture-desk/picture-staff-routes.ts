import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { getPictureCleanup } from '../media/get-picture-cleanup.ts';
import { cropPicture } from './crop-picture.ts';
import { pairPhotographs } from './pair-photographs.ts';
import { uploadPicture } from './upload-picture.ts';

/** Photographs on their way into the shop, and the clean-up of those that nothing uses. */
export function addPictureStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  // A request's file is a buffer here: `addFileBodies`.
  add('uploadPicture', async ({ body, staff }) => ({
    data: await uploadPicture(deps, staff, body as Buffer),
  }));
  add('pairPhotographs', async ({ body, staff }) => ({
    data: await pairPhotographs(deps, staff, body),
  }));
  add('cropPicture', async ({ params: { id }, body, staff }) => ({
    data: await cropPicture(deps, staff, id, body),
  }));
  add('getPictureCleanup', async ({ staff }) => ({ data: await getPictureCleanup(deps, staff) }));
}
