/**
 * Tells which of several answers about one thing is news: an earlier call may be answered after a later one.
 *
 * @returns a function to call with each call; what it returns is called with its answer, and says whether nothing
 *   newer is known.
 */
export function newestAnswer(): () => () => boolean {
  let asked = 0;
  let known = 0;
  return () => {
    asked += 1;
    const mine = asked;
    return () => {
      if (mine < known) return false;
      known = mine;
      return true;
    };
  };
}
