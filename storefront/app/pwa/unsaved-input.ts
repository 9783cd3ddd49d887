let typed = false;

/** Starts watching for input on the page; as early as the page's own code. */
export function startInputWatch(): void {
  const note = () => {
    typed = true;
  };
  document.addEventListener('input', note, { passive: true });
}

/** Another page is shown: what was typed on the last one has done its work. */
export function forgetInput(): void {
  typed = false;
}

/** Whether something was typed on this page since it was opened, which a reload could lose. */
export function hasUnsavedInput(): boolean {
  return typed;
}
