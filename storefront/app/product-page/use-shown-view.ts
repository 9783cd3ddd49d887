import { startTransition, useEffect, useState } from 'react';
import type { Deferred } from '../api/recent-responses.ts';

interface Shown<T> {
  readonly id: number;
  readonly result: { readonly value: T } | { readonly failure: unknown };
}

/**
 * What a page shows of the product `id`: what has been loaded, while it is loaded again what was; undefined until then.
 * Not by `<Await>`: what the page has shown meanwhile stays the same elements, which a view transition may be moving.
 *
 * @throws what loading it failed with.
 */
export function useShownView<T>(id: number, view: Deferred<T>): T | undefined {
  const [shown, setShown] = useState<Shown<T>>();
  useEffect(() => {
    let left = false;
    const show = (result: Shown<T>['result']) => {
      if (!left) startTransition(() => setShown({ id, result }));
    };
    Promise.resolve(view).then(
      (value) => show({ value }),
      (failure: unknown) => show({ failure }),
    );
    return () => {
      left = true;
    };
  }, [id, view]);
  if (!(view instanceof Promise)) return view;
  if (shown?.id !== id) return undefined;
  if ('failure' in shown.result) throw shown.result.failure;
  return shown.result.value;
}
