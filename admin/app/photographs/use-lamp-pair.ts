import type { LampPicture } from '@dp/contract/staff/pictures.ts';
import { useEffect, useRef, useState } from 'react';
import { createStaffClient, thisTab } from '../api/client.ts';
import { uploadPicture } from './upload-picture.ts';
import { assertWorthSending } from './worth-sending.ts';

/** As long as the API works on a pair, in milliseconds, and a little longer. */
const PAIR_TIMEOUT_MS = 120_000;

/** The two photographs of a lamp. */
export const SHOTS = ['off', 'on'] as const;
export type Shot = (typeof SHOTS)[number];

/** One of the photographs on its way into the shop. */
export interface ShotState {
  readonly file: File;
  /** The share that is sent, from 0 to 1. */
  readonly sent: number;
  /** Its id in the shop, once it is there. */
  readonly id?: string;
  readonly error?: unknown;
}

export interface LampPair {
  readonly shots: Readonly<Partial<Record<Shot, ShotState>>>;
  /** What both became, or why they did not. */
  readonly made?: LampPicture | undefined;
  readonly error?: unknown;
  readonly choose: (shot: Shot, file: File) => void;
  /** Tries again what failed for another reason than the photographs. */
  readonly retry: () => void;
  readonly clear: () => void;
}

type State = Pick<LampPair, 'shots' | 'made' | 'error'>;
const EMPTY: State = { shots: {} };

/** Sends two photographs of a lamp to the shop, each at once, and has both passes made of them. */
export function useLampPair(): LampPair {
  const [state, setState] = useState(EMPTY);
  const sending = useRef<Partial<Record<Shot, AbortController>>>({});
  const { shots, made, error } = state;
  const [first, second] = [shots.off?.id, shots.on?.id];
  useEffect(() => {
    const { current } = sending;
    return () => abortAll(current);
  }, []);

  const waits = made === undefined && error === undefined;
  useEffect(() => {
    if (first === undefined || second === undefined || !waits) return;
    const controller = new AbortController();
    const { signal } = controller;
    pair(first, second, signal).then(
      (picture) => signal.aborted || setState((now) => ({ ...now, made: picture })),
      (cause: unknown) => signal.aborted || setState((now) => ({ ...now, error: cause })),
    );
    return () => controller.abort();
  }, [first, second, waits]);

  async function send(shot: Shot, file: File): Promise<void> {
    sending.current[shot]?.abort();
    const controller = new AbortController();
    sending.current[shot] = controller;
    const { signal } = controller;
    const change = (changed: Partial<ShotState>) => {
      if (signal.aborted) return;
      setState((now) => {
        const before = now.shots[shot] ?? { file, sent: 0 };
        return { ...now, shots: { ...now.shots, [shot]: { ...before, ...changed } } };
      });
    };
    setState((now) => ({ shots: { ...now.shots, [shot]: { file, sent: 0 } } }));
    try {
      assertWorthSending(file);
      const { id } = await uploadPicture(file, { onProgress: (sent) => change({ sent }), signal });
      change({ id });
    } catch (cause) {
      change({ error: cause });
    }
  }

  return {
    ...state,
    choose: (shot, file) => void send(shot, file),
    retry: () => {
      setState(({ shots: all }) => ({ shots: all }));
      for (const shot of SHOTS) {
        const { file, error: failure } = shots[shot] ?? {};
        if (file && failure !== undefined) void send(shot, file);
      }
    },
    clear: () => {
      abortAll(sending.current);
      setState(EMPTY);
    },
  };
}

function abortAll(controllers: Readonly<Partial<Record<Shot, AbortController>>>): void {
  for (const controller of Object.values(controllers)) controller.abort();
}

async function pair(first: string, second: string, signal: AbortSignal): Promise<LampPicture> {
  const client = createStaffClient({
    ...thisTab,
    fetch: (...request) => globalThis.fetch(...request),
    timeoutMs: PAIR_TIMEOUT_MS,
  });
  const body = { first_id: first, second_id: second };
  return (await client.call('pairPhotographs', { body, signal })).data;
}
