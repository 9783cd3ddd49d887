/**
 * Ignores `transition.ready` rejections of skipped view transitions: a new page skips the transition that is
 * still running, and the router leaves that rejection unhandled. Call before the router starts.
 */
export function startSkippedTransitions(page: Pick<Document, 'startViewTransition'>): void {
  // Some browsers have none.
  const start: Document['startViewTransition'] | undefined = page.startViewTransition;
  if (start === undefined) return;
  page.startViewTransition = (update) => {
    const transition = start.call(page as Document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
