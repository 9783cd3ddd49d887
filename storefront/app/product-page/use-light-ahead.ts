import { useEffect, useState } from 'react';

/** What a browser knows of its connection; not every one says it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the light of the first photograph is fetched before the lamp is switched on: once the page has loaded and the
 * browser is idle, on a fast connection whose owner does not save data.
 */
export function useLightAhead(hasLight: boolean): boolean {
  const [ahead, setAhead] = useState(false);
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    const { saveData = false, effectiveType = '4g' } = connection ?? {};
    if (!hasLight || saveData || effectiveType !== '4g') return;
    const begin = () => (globalThis.requestIdleCallback ?? setTimeout)(() => setAhead(true));
    if (document.readyState === 'complete') {
      begin();
      return;
    }
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [hasLight]);
  return ahead;
}
