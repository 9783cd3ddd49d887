/**
 * A page that comes while another is still sliding in skips that transition. The router does so by
 * itself and does not listen to `ready`, which then fails: nothing is lost, so it is heard here instead
 * of being told as an error. Must be called before the router starts.
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
