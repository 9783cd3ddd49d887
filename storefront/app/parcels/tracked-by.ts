/** How an order is tracked: by its number as its shopper, or with the end of its phone as anyone. */
export interface TrackedBy {
  readonly number: string;
  readonly phone_end?: string;
}

/** What an entry of the history remembers of an order that was tracked by phone; the address must not tell it. */
export function trackedIn(state: unknown): TrackedBy | undefined {
  const { tracked } = (state ?? {}) as { tracked?: TrackedBy };
  return tracked;
}
