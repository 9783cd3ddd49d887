import { useWide } from '../page/use-wide.ts';
import { Picks } from '../product-lists/picks.tsx';

/** On wide screens, where a short cart leaves half of them empty: some of the shop's most beautiful lamps. */
export function CartPicks() {
  return useWide() ? <Picks from={6} /> : null;
}
