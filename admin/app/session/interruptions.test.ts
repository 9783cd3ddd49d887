import { expect, test } from 'vitest';
import { answerInterruption, askForFactor, askToSignIn } from './interruptions.ts';

test('calls that are refused together wait for one answer', async () => {
  const both = [askToSignIn(), askToSignIn()];
  answerInterruption(true);
  expect(await Promise.all(both)).toEqual([true, true]);
});

test('another question is asked after the first, and falls away when that is given up', async () => {
  const signIn = askToSignIn();
  const factor = askForFactor(['totp']);
  answerInterruption(true);
  expect(await signIn).toBe(true);
  // Asked by now, in its turn.
  await Promise.resolve();
  answerInterruption(true);
  expect(await factor).toBe(true);

  const [again, other] = [askToSignIn(), askForFactor(['totp'])];
  answerInterruption(false);
  expect(await Promise.all([again, other])).toEqual([false, false]);
});
