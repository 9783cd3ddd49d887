import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a database that fails as networks do. */
export interface Cable {
  /** The database's address at this end. */
  readonly url: string;
  /** Breaks what runs over it and lets nothing new through. */
  cut(): void;
  /** Passes nothing on any more and says nothing of it, on new connections neither. */
  hang(): void;
  /** Lets new connections through; those that were cut or hang stay as they are. */
  mend(): void;
  /** Hangs a connection once: when an answer with this text comes, before it is passed on. */
  loseAnswer(text: string): void;
  close(): Promise<void>;
}

export async function layCable(databaseUrl: string): Promise<Cable> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  /** Sockets on which nothing is passed on. */
  const hung = new WeakSet<Socket>();
  let state: 'whole' | 'cut' | 'hanging' = 'whole';
  let lost: string | undefined;
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    if (state === 'hanging') hung.add(near).add(far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (from === far && lost !== undefined && data.includes(lost)) {
          lost = undefined;
          hung.add(near).add(far);
        }
        if (!hung.has(from)) to.write(data);
      });
      // The database does not notice a hung connection's end: it may be in the middle of something.
      from.on('error', () => {});
      from.once('close', () => {
        sockets.delete(from);
        if (!hung.has(from)) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    cut,
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) hung.add(socket);
    },
    mend: () => {
      state = 'whole';
    },
    loseAnswer: (text) => {
      lost = text;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
