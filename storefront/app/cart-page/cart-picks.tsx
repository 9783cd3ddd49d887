import { Picks } from '../product-lists/picks.tsx';

/** Below a cart, which is often short and would leave the page empty: some of the shop's most beautiful lamps. */
export function CartPicks() {
  return <Picks from={6} />;
}
