/** How far the ring can be pulled at most, in CSS pixels. */
const REACH_PX = 110;
/** From this distance on, letting go refreshes. */
export const ARMED_PX = 64;
/** Movement before its direction is decided. */
const SLOP_PX = 8;

/** How far the ring follows a finger: ever more slowly, as if on a spring. */
export function pullDistance(dy: number): number {
  return dy <= 0 ? 0 : REACH_PX * (1 - Math.exp(-dy / (REACH_PX * 1.6)));
}

/** Classifies a movement from the top of the page: a pull, something else, or too short. */
export function intentOf(dx: number, dy: number): 'pull' | 'other' | 'unknown' {
  if (Math.hypot(dx, dy) < SLOP_PX) return 'unknown';
  return dy > 0 && dy > Math.abs(dx) * 1.5 ? 'pull' : 'other';
}

/** Elements where no pull starts: open overlays, and draggable or editable ones. */
const HELD =
  'dialog, [role="dialog"], [role="alertdialog"], input, textarea, select, [data-no-pull]';

/** Whether a touch may become a pull: the page is scrolled to its top and no overlay is open. */
export function canPull(target: Element, scrollTop: number): boolean {
  if (scrollTop > 0 || target.closest(HELD) !== null) return false;
  for (
    let at: Element | null = target;
    at !== null && at !== document.body;
    at = at.parentElement
  ) {
    if (at.scrollTop > 0) return false;
  }
  return document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') === null;
}
