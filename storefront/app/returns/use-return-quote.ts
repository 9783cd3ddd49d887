import { useEffect, useState } from 'react';
import { browserApi } from '../session/browser-client.ts';

/**
 * What was paid for several products together, asked of the shop whenever they change: clients add up no money.
 *
 * @returns undefined until it is known; null where it cannot be: what each product brings is known without it.
 */
export function useReturnQuote(
  orderId: number,
  pieces: ReadonlyMap<number, number>,
): number | null | undefined {
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly paid: number | null }>();
  const asked = JSON.stringify([...pieces]);
  useEffect(() => {
    const chosen = JSON.parse(asked) as [number, number][];
    if (chosen.length < 2) return;
    const overtaken = new AbortController();
    const keep = (paid: number | null) => {
      if (!overtaken.signal.aborted) setAnswer({ asked, paid });
    };
    const lines = chosen.map(([product_id, quantity]) => ({ product_id, quantity }));
    browserApi()
      .call('quoteReturn', {
        params: { id: orderId },
        body: { lines },
        signal: overtaken.signal,
      })
      .then(
        ({ data }) => keep(data.paid),
        () => keep(null),
      );
    return () => overtaken.abort();
  }, [orderId, asked]);
  return answer?.asked === asked ? answer.paid : undefined;
}
