/**
 * Tarjan's algorithm: the sets of two or more nodes that all reach each other.
 *
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} graph
 */
export function stronglyConnected(graph) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {string[]} */
  const stack = [];
  /** @type {Map<string, number>} */
  const low = new Map();
  /** @type {Map<string, number>} */
  const index = new Map();
  /** @param {string} node */
  const visit = (node) => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) {
        low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own));
      }
    }
    if (low.get(node) !== own) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!index.has(node)) visit(node);
  return circles;
}
