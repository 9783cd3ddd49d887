import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { randomKey } from '@dp/ui/storage/random-key.ts';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from './upload-picture.ts';
import { assertWorthSending } from './worth-sending.ts';

/** Files sent at the same time: more would each be slower. */
const AT_ONCE = 2;

/** A file on its way into the shop. */
export interface Upload {
  readonly key: string;
  readonly file: File;
  /** `checking`: all of it is sent, and the shop looks into it. */
  readonly state: 'waiting' | 'sending' | 'checking' | 'failed';
  /** The share that is sent, from 0 to 1. */
  readonly sent: number;
  readonly error?: unknown;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** Whether one is on its way, or waits to be. */
  readonly isSending: boolean;
  readonly add: (files: readonly File[]) => void;
  /** Stops one, or forgets one that failed. */
  readonly cancel: (key: string) => void;
  /** Sends one again that failed. */
  readonly retry: (key: string) => void;
  /** Stops and forgets all. */
  readonly cancelAll: () => void;
}

/**
 * Sends files to the media store, a few at a time, each with its progress; the page's end stops them.
 *
 * @param onStored throws what refuses the picture for its place, which is said beside the file then.
 */
export function useUploads(onStored: (picture: StoredPictureFacts) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stored = useRef(onStored);
  stored.current = onStored;
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  function update(key: string, changed: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)));
  }
  const forget = (key: string) => setUploads((all) => all.filter((each) => each.key !== key));

  async function send({ key, file }: Upload, signal: AbortSignal): Promise<void> {
    try {
      assertWorthSending(file);
      const onProgress = (sent: number) =>
        update(key, { sent, state: sent === 1 ? 'checking' : 'sending' });
      const picture = await uploadPicture(file, { onProgress, signal });
      if (signal.aborted) return;
      stored.current(picture);
      forget(key);
    } catch (error) {
      if (!signal.aborted) update(key, { state: 'failed', error });
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next === undefined || running.current.size >= AT_ONCE) return;
    const controller = new AbortController();
    running.current.set(next.key, controller);
    setUploads((all) =>
      all.map((each) => (each.key === next.key ? { ...each, state: 'sending', sent: 0 } : each)),
    );
    void send(next, controller.signal);
  });

  return {
    uploads,
    isSending: uploads.some(({ state }) => state !== 'failed'),
    add: (files) =>
      setUploads((all) => [
        ...all,
        ...files.map((file): Upload => ({ key: randomKey(), file, state: 'waiting', sent: 0 })),
      ]),
    cancel: (key) => {
      running.current.get(key)?.abort();
      // At once, so that the next one begins.
      running.current.delete(key);
      forget(key);
    },
    cancelAll: () => {
      for (const controller of running.current.values()) controller.abort();
      running.current.clear();
      setUploads([]);
    },
    retry: (key) => update(key, { state: 'waiting', sent: 0, error: undefined }),
  };
}
