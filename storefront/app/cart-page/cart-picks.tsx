import { Picks } from '../product-lists/picks.tsx';

/** Featured products below a cart, which is often too short for the page. */
export function CartPicks() {
  return <Picks from={6} />;
}
