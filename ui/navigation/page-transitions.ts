let running: ViewTransition | undefined;

/**
 * Marks the root with `data-travels` during transitions from page to page, for what travels in them. Ignores
 * `transition.ready` rejections of skipped ones: a new page skips the transition that is still running, and the
 * router leaves that rejection unhandled. Call before the router starts.
 */
export function startPageTransitions(
  page: Pick<Document, 'startViewTransition' | 'documentElement'>,
): void {
  // Some browsers have none.
  const start: Document['startViewTransition'] | undefined = page.startViewTransition;
  if (start === undefined) return;
  page.startViewTransition = (update) => {
    const { dataset } = (page as Document).documentElement;
    // An attribute: `:active-view-transition` in a selector makes the browser restyle every element.
    if (dataset.turning === undefined) dataset.travels = '';
    const transition = start.call(page as Document, update);
    transition.ready.catch(() => undefined);
    running = transition;
    const ended = () => {
      if (running !== transition) return;
      running = undefined;
      delete dataset.travels;
    };
    transition.finished.then(ended, ended);
    return transition;
  };
}

/**
 * Resolves when no view transition is running. What a transition moves must stay in the page until then: the
 * browser skips the rest of a transition whose element was replaced.
 */
export async function transitionsEnd(): Promise<void> {
  while (running !== undefined) await running.finished.catch(() => undefined);
}
