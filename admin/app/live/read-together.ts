/**
 * Reads again after changes: at once after the first one, then once for all that came meanwhile, with a pause
 * after each reading. However fast changes come, no reading is put off or interrupted by the next one.
 *
 * @param read a reading that fails is tried again with the next change.
 * @returns what is called with each change, and what ends it.
 */
export function readTogether(
  read: () => Promise<void>,
  pauseMs: number,
): { changed: () => void; stop: () => void } {
  let isBusy = false;
  let isOver = false;
  let again = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    isBusy = true;
    again = false;
    const rest = () => {
      if (isOver) return;
      timer = setTimeout(() => {
        isBusy = false;
        if (again) start();
      }, pauseMs);
    };
    read().then(rest, rest);
  };
  return {
    changed: () => {
      if (isBusy) again = true;
      else if (!isOver) start();
    },
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
