import { expect, test } from 'vitest';
import { startPageTransitions, transitionsEnd } from './page-transitions.ts';

test('a page that interrupts the transition to another is no error', async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', listen);
  const updates: unknown[] = [];
  const page = {
    documentElement: { dataset: {} },
    startViewTransition(update?: unknown) {
      updates.push(update);
      return {
        ready: Promise.reject(new Error('Transition was skipped')),
        finished: Promise.resolve(),
      };
    },
  } as unknown as Document;
  startPageTransitions(page);
  const update = () => undefined;
  const transition = page.startViewTransition(update);
  await expect(transition.ready).rejects.toThrow('skipped');
  page.startViewTransition(update);
  await new Promise(setImmediate);
  process.off('unhandledRejection', listen);
  expect(updates).toEqual([update, update]);
  expect(unheard).toEqual([]);
});

test('a browser without view transitions needs nothing', () => {
  const page = {} as Document;
  startPageTransitions(page);
  expect(page).toEqual({});
});

test('what waits for the end of transitions goes on when the last one has ended', async () => {
  const ends: (() => void)[] = [];
  const page = {
    documentElement: { dataset: {} },
    startViewTransition() {
      const finished = new Promise<void>((resolve) => ends.push(resolve));
      return { ready: Promise.resolve(), finished };
    },
  } as unknown as Document;
  startPageTransitions(page);
  await transitionsEnd();
  page.startViewTransition();
  let gone = false;
  const waiting = transitionsEnd().then(() => {
    gone = true;
  });
  page.startViewTransition();
  ends[0]?.();
  await new Promise(setImmediate);
  expect(gone).toBe(false);
  ends[1]?.();
  await waiting;
});
