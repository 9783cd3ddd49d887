import { useEffect, useRef, useState } from 'react';
import type { SendPicture } from './send-picture.ts';

/** A picture that was chosen on the device. */
export interface ChosenPicture {
  readonly key: number;
  readonly file: File;
  /** Of the picture on this device. */
  readonly address: string;
  /** The share that is sent, from 0 to 1. */
  readonly sent: number;
  /** Null until the shop has it. */
  readonly id: number | null;
  readonly failure: unknown;
}

/** Pictures of a form while it is filled in: each is sent as soon as it is chosen. */
export function useChosenPictures({
  most,
  send: sendPicture,
}: {
  readonly most: number;
  readonly send: SendPicture;
}) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const last = useRef(0);
  const addresses = useRef(new Map<number, string>());
  const uploads = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const open = addresses.current;
    return () => {
      for (const address of open.values()) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (key: number, changes: Partial<ChosenPicture>) =>
    setPictures((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  function send({ key, file }: Pick<ChosenPicture, 'key' | 'file'>): void {
    change(key, { sent: 0, failure: undefined });
    const upload = new AbortController();
    uploads.current.set(key, upload);
    const onProgress = (sent: number) => change(key, { sent });
    sendPicture(file, { onProgress, signal: upload.signal }).then(
      (id) => change(key, { id, sent: 1 }),
      (failure: unknown) => change(key, { failure }),
    );
  }

  return {
    pictures,
    most,
    /** Whether one is on its way. */
    sending: pictures.some(({ id, failure }) => id === null && failure === undefined),
    add(files: readonly File[]): void {
      const room = most - pictures.length;
      const added = files.slice(0, Math.max(0, room)).map((file): ChosenPicture => {
        last.current += 1;
        const address = URL.createObjectURL(file);
        addresses.current.set(last.current, address);
        return { key: last.current, file, address, sent: 0, id: null, failure: undefined };
      });
      setPictures((all) => [...all, ...added]);
      for (const each of added) send(each);
    },
    again: send,
    /** Takes one off the form; its upload stops, but what was sent already may have reached the shop. */
    remove(key: number): void {
      uploads.current.get(key)?.abort();
      uploads.current.delete(key);
      const address = addresses.current.get(key);
      if (address !== undefined) URL.revokeObjectURL(address);
      addresses.current.delete(key);
      setPictures((all) => all.filter((each) => each.key !== key));
    },
  };
}
export type ChosenPictures = ReturnType<typeof useChosenPictures>;
