import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
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
    fetch: fetchWithProgress(onProgress),
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
  const { data } = await client.call('uploadPicture', {
    body: file,
    ...(signal && { signal }),
  });
  return data;
}

/** What the client needs of `fetch`, by the one interface that says how much was sent. */
function fetchWithProgress(onProgress: (share: number) => void): typeof globalThis.fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) =>
        onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('The connection broke'));
      request.onabort = () => reject(signal?.reason);
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as XMLHttpRequestBodyInit);
    });
}
