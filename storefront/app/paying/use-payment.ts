import type { Order } from '@dp/contract/orders.ts';
import type { PaymentMethod, PrepaidMethod } from '@dp/contract/payments.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { type Sending, sendPicture } from '../pictures/send-picture.ts';
import { browserApi } from '../session/browser-client.ts';
import { newestAnswer } from './newest-answer.ts';

/** As long as a provider may take, and a slow line besides. In milliseconds. */
const BEGIN_TIMEOUT_MS = 30_000;

/** Paying for an order: starting a payment, polling it, and its outcome. */
export function usePayment(loaded: Order) {
  const [order, showOrder] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const working = useRef(false);
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const [ask] = useState(newestAnswer);
  /** What a change answers is newer than any question that was asked before it. */
  const setOrder = useCallback(
    (changed: Order) => {
      ask()();
      showOrder(changed);
    },
    [ask],
  );
  useEffect(() => setOrder(loaded), [loaded, setOrder]);
  const params = { id: String(loaded.id) };

  const { id } = loaded;
  /** Asks what became of the payment; throws when there is no answer. */
  const inquire = useCallback(async () => {
    const isNews = ask();
    const { data } = await browserApi().call('checkPayment', { params: { id: String(id) } });
    if (isNews()) showOrder(data);
  }, [id, ask]);
  /** Asks by itself, without a sign of it: a failure is found out by the next question. */
  const check = useCallback(async () => {
    try {
      await inquire();
    } catch {
      // Offline: keep the last known state.
    }
  }, [inquire]);

  const awaits = order.payment.state === 'awaiting' && order.status === 'draft';
  // Back from a bank's app, a kiosk or another tab, a shopper sees what became of it.
  useEffect(() => {
    if (!awaits) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void check();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [awaits, check]);

  /** One thing at a time; `undefined` when it failed, which is shown. */
  async function run(work: () => Promise<{ data: Order }>): Promise<Order | undefined> {
    if (working.current) return undefined;
    working.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { data } = await work();
      setOrder(data);
      return data;
    } catch (error) {
      // Paid or cancelled meanwhile, in another tab perhaps: the page then shows that.
      if (isApiError(error, 'payment_not_awaited')) await check();
      setFailure(error);
      return undefined;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  return {
    order,
    /** Whether it still waits for its payment. */
    awaits,
    busy,
    failure,
    inquire,
    check,
    /** Begins, and leaves for the provider's page if it has one. @returns whether it began; else `failure` says why. */
    pay: async (method: PaymentMethod): Promise<boolean> => {
      const body = { method: method as PrepaidMethod };
      const begun = await run(() =>
        browserApi().call('beginPayment', { params, body, timeoutMs: BEGIN_TIMEOUT_MS }),
      );
      const step = begun?.payment.attempt?.step;
      // Who has left the page meanwhile went on shopping.
      if (step?.kind === 'redirect' && shown.current) window.location.assign(step.url);
      return begun !== undefined;
    },
    reportTransfer: async (body: { sender_end: string; sender_name?: string }) => {
      const { data } = await browserApi().call('reportTransfer', { params, body });
      setOrder(data);
    },
    /** Sends a picture of the transfer's receipt, in place of an earlier one. */
    addReceipt: async (file: File, sending: Sending) => {
      const { data } = await sendPicture(file, sending, (api, body, options) =>
        api.call('addReceipt', { params, body, ...options }),
      );
      setOrder(data);
      return data.payment.attempt?.id ?? 0;
    },
    removeReceipt: async () => {
      const { data } = await browserApi().call('removeReceipt', { params });
      setOrder(data);
    },
  };
}
export type Payment = ReturnType<typeof usePayment>;
