/** A finger that moves further down than sideways by so much pulls the picture away. */
const BEGINS_PX = 10;
/** Pulled further, or let go in a quick movement, the picture is closed. */
const CLOSES_PX = 110;
const QUICK_PX = 40;
const QUICK_PX_PER_MS = 0.6;
/** What is around the picture has gone at this distance. */
const GONE_PX = 300;

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  by: number;
}

/**
 * One finger that pulls a picture shown whole down closes the pictures: the picture follows it, and goes back when it
 * is let go early. Styles are set through the object model, which the content security policy allows.
 *
 * @param track marked with `data-zoomed` while a picture is not whole.
 */
export function closeByPulling(track: HTMLElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const screen = track.closest<HTMLElement>('[role="dialog"]');
  let pull: Pull | undefined;

  function show(by: number): void {
    track.toggleAttribute('data-pulled', by > 0);
    track.style.translate = by > 0 ? `0 ${by}px` : '';
    // The rest of the screen fades; the picture does not, or the page would be seen through it.
    screen?.toggleAttribute('data-pulled', by > 0);
    screen?.style.setProperty('--pulled', String(Math.min(1, by / GONE_PX)));
  }

  function start({ touches, timeStamp }: TouchEvent): void {
    const [first, second] = touches;
    const alone = first !== undefined && second === undefined;
    if (pull) show(0);
    pull =
      alone && track.dataset.zoomed === undefined
        ? { x: first.clientX, y: first.clientY, at: timeStamp, by: 0 }
        : undefined;
  }

  function move(event: TouchEvent): void {
    const [first] = event.touches;
    if (pull === undefined || first === undefined) return;
    const by = first.clientY - pull.y;
    if (pull.by === 0 && by < Math.max(BEGINS_PX, Math.abs(first.clientX - pull.x))) return;
    if (event.cancelable) event.preventDefault();
    // Not 0, which is not yet a pull.
    pull.by = Math.max(1, by);
    show(pull.by);
  }

  function end({ timeStamp }: TouchEvent): void {
    const { by = 0, at = 0 } = pull ?? {};
    pull = undefined;
    if (by === 0) return;
    const quick = by > QUICK_PX && by / (timeStamp - at) > QUICK_PX_PER_MS;
    if (by < CLOSES_PX && !quick) {
      show(0);
      return;
    }
    // It fades where it was let go.
    onClose();
  }

  function cancel(): void {
    if (pull) show(0);
    pull = undefined;
  }

  track.addEventListener('touchstart', start, { signal, passive: true });
  track.addEventListener('touchmove', move, { signal, passive: false });
  track.addEventListener('touchend', end, { signal });
  track.addEventListener('touchcancel', cancel, { signal });
  return () => listening.abort();
}
