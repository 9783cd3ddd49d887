import type { EndpointSchemas } from '../endpoints.ts';
import type { pictureCalls } from './picture-calls.ts';
import { pictureCleanupResponse } from './picture-cleanup.ts';
import * as pictures from './pictures.ts';

export const pictureEndpoints = {
  uploadPicture: {
    summary: 'Store a picture file; records refer to it by its id',
    body: pictures.pictureFile,
    response: pictures.storedPictureResponse,
  },
  pairPhotographs: {
    summary: 'Make a picture whose lamp can be switched of two photographs of it, off and on',
    body: pictures.pairPhotographsBody,
    response: pictures.lampPictureResponse,
  },
  cropPicture: {
    summary: 'Cut a part out of a stored picture, and the same part out of its light pass',
    params: pictures.pictureParameters,
    body: pictures.cropPictureBody,
    response: pictures.storedPictureResponse,
  },
  getPictureCleanup: {
    summary: 'Which unused pictures the clean-up would delete, and what it has deleted',
    response: pictureCleanupResponse,
  },
} as const satisfies Record<keyof typeof pictureCalls, EndpointSchemas>;
