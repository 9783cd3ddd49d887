import { useEffect } from 'react';
import { Picks } from '../product-lists/picks.tsx';

/** They complete the page: one that opened without a connection, where another had been read, begins at its top. */
export function PicksFromTop() {
  useEffect(() => {
    if (document.querySelector('[data-says-offline]')) scrollTo(0, 0);
  }, []);
  return <Picks />;
}
