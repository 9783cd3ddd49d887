import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { fetchSending } from '@dp/ui/network/fetch-sending.ts';
import { createStaffClient, thisTab } from '../api/client.ts';

/** As long as the API waits for a whole file, in milliseconds. */
const UPLOAD_TIMEOUT_MS = 180_000;

interface UploadOptions {
  /** Called with the share that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a picture file to the media store. Records refer to it once they are saved with its id.
 *
 * @throws {StaffApiError} `picture_unusable` with its `fault`; `network_error` where the connection broke: the
 *   same file can be sent again. An aborted upload throws its signal's reason.
 */
export async function uploadPicture(
  file: Blob,
  { onProgress = () => undefined, signal }: UploadOptions = {},
): Promise<StoredPictureFacts> {
  const client = createStaffClient({
    ...thisTab,
    fetch: fetchSending(onProgress),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  const { data } = await client.call('uploadPicture', {
    body: file,
    ...(signal && { signal }),
  });
  return data;
}
