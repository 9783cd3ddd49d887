import type { Channel, Outcome } from '@dp/contract/staff/order-desk.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRef, useState } from 'react';
import { call } from '../api/client.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Outcomes that need a word more: when to call, or why it is cancelled. */
export type AskingOutcome = Extract<Outcome, 'call_at' | 'cancelled'>;
export interface OutcomeDetails {
  /** A minute on Cairo's clocks, with `call_at`. */
  readonly call_at?: string;
  /** With `cancelled`: the customer reads it. */
  readonly reason?: string;
}

/**
 * Records what an attempt to confirm an order led to. When somebody else changed the order first nothing is
 * recorded, and the order is shown as it is now.
 *
 * @param onDone gets the next order to confirm; null when none is due.
 */
export function useAttempt(
  order: StaffOrder,
  onDone: (next: number | null) => Promise<void> | void,
) {
  const t = useTranslations('order');
  const errorText = useErrorText();
  const save = useVersionedSave();
  const [channel, setChannel] = useState<Exclude<Channel, 'link'>>('phone');
  const [asking, setAsking] = useState<AskingOutcome>();
  const [pending, setPending] = useState<Outcome>();
  const busy = useRef(false);

  async function record(outcome: Outcome, details: OutcomeDetails = {}): Promise<void> {
    await save(async () => {
      const { data, next } = await call('recordAttempt', {
        params: { id: order.id },
        body: { version: order.version, channel, outcome, ...details },
      });
      showToast(t('recorded', { number: data.number, outcome: t(`outcomes.${outcome}`) }));
      await onDone(next);
    });
  }

  async function recordAtOnce(outcome: Outcome): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(outcome);
    try {
      await record(outcome);
    } catch (error) {
      showToast(errorText(error), { look: 'danger' });
    } finally {
      busy.current = false;
      setPending(undefined);
    }
  }

  return {
    channel,
    /** Remembers how the customer is being asked. */
    by: setChannel,
    pending,
    asking,
    /** Records an outcome, or asks for what it needs; undefined closes the question. */
    choose: (outcome: Outcome | undefined) => {
      if (outcome === 'call_at' || outcome === 'cancelled') setAsking(outcome);
      else if (outcome === undefined) setAsking(undefined);
      else void recordAtOnce(outcome);
    },
    /** Records an outcome with its details; rejects with what a form shows. */
    send: async (outcome: AskingOutcome, details: OutcomeDetails) => {
      await record(outcome, details);
      setAsking(undefined);
    },
  };
}
