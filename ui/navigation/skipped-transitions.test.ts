import { expect, test } from 'vitest';
import { startSkippedTransitions } from './skipped-transitions.ts';

test('a page that interrupts the transition to another is no error', async () => {
  const unheard: unknown[] = [];
  const listen = (reason: unknown) => unheard.push(reason);
  process.on('unhandledRejection', listen);
  const updates: unknown[] = [];
  const page = {
    startViewTransition(update?: unknown) {
      updates.push(update);
      return { ready: Promise.reject(new Error('Transition was skipped')) };
    },
  } as unknown as Document;
  startSkippedTransitions(page);
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
  startSkippedTransitions(page);
  expect(page).toEqual({});
});
