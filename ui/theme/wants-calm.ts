/** Whether motion should stay short and still, as the device is set. */
export function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
