import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What must be given before a call can be repeated. */
export type Interruption =
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'factor'; readonly methods: readonly FactorMethod[] };

interface Open {
  readonly asked: Interruption | undefined;
}

const store = createStore<Open>()(() => ({ asked: undefined }));

let answer: ((given: boolean) => void) | undefined;
let open: { readonly kind: Interruption['kind']; readonly answered: Promise<boolean> } | undefined;

/** The open question, if any. */
export function useInterruption(): Interruption | undefined {
  return useStore(store, (state) => state.asked);
}

async function ask(asked: Interruption): Promise<boolean> {
  // Calls that are refused together wait for one answer; another question comes after it.
  while (open !== undefined) {
    const { kind, answered } = open;
    const given = await answered;
    if (kind === asked.kind || !given) return given;
  }
  const answered = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  open = { kind: asked.kind, answered };
  store.setState({ asked });
  return answered;
}

/** The session is over: asks for the sign-in, over the page. False when it was given up. */
export function askToSignIn(): Promise<boolean> {
  return ask({ kind: 'sign-in' });
}

/** A sensitive call needs a fresh second factor. False when it was given up. */
export function askForFactor(methods: readonly FactorMethod[]): Promise<boolean> {
  return ask({ kind: 'factor', methods });
}

/** Closes the question; calls that wait are repeated, or fail when it was given up. */
export function answerInterruption(given: boolean): void {
  open = undefined;
  store.setState({ asked: undefined });
  answer?.(given);
}
