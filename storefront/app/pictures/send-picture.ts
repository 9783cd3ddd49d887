import { SHOPPER_PICTURE_BYTES_MAX } from '@dp/contract/shopper-picture-values.ts';
import { fetchSending } from '@dp/ui/network/fetch-sending.ts';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient, CallOptions } from '../api/client.ts';
import { createBrowserClient } from '../session/browser-client.ts';

/** Longer than the API waits for a whole request, in milliseconds: its own answer says what happened. */
const UPLOAD_TIMEOUT_MS = 45_000;
/** The longest side that is sent, in pixels: what the shop stores. */
const LONGEST = 1_600;
/** A file of this size arrives in time on a slow line: it is sent as it is, unless it is larger in pixels. */
const SMALL_BYTES = 500_000;

/** How a picture is sent. */
export interface Sending {
  /** Gets the share sent so far, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Stops it. */
  readonly signal: AbortSignal;
}

/** Uploads the chosen picture. @returns its id. */
export type SendPicture = (file: File, sending: Sending) => Promise<number>;

/**
 * Sends a picture, made smaller where the browser can.
 *
 * @param call sends the body by the client that reports progress, with the options given.
 * @throws {ApiError} `body_too_large` for one that the shop would refuse for its size.
 */
export async function sendPicture<Answer>(
  file: File,
  { onProgress, signal }: Sending,
  call: (api: ApiClient, body: Blob, options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const body = await smaller(file);
  // Not sent only to be refused: that costs the shopper minutes and data.
  if (body.size > SHOPPER_PICTURE_BYTES_MAX)
    throw new ApiError({ status: 413, code: 'body_too_large' });
  return call(createBrowserClient(fetchSending(onProgress)), body, {
    signal,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
}

/** The picture as a JPEG with at most `LONGEST` pixels a side; as it is where that is not possible or not smaller. */
async function smaller(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= SMALL_BYTES) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const drawing = canvas.getContext('2d');
    if (drawing) {
      // A JPEG has no transparency: without a ground, a see-through screenshot turns black.
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    }
    bitmap.close();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return made !== null && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
