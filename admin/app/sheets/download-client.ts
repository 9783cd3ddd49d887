import { createStaffClient, type StaffClient, thisTab } from '../api/client.ts';
import { fetchReceiving } from '../api/fetch-with-progress.ts';

/** As long as a sheet of all products may take, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

/**
 * A client for files that are made while they are sent.
 *
 * @param onProgress called with the bytes that have come.
 */
export function downloadClient(onProgress: (bytes: number) => void = () => undefined): StaffClient {
  return createStaffClient({
    ...thisTab,
    fetch: fetchReceiving(onProgress),
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
}
