import { stronglyConnected } from './strongly-connected.mjs';

/**
 * Import cycles of more than two files, type imports included. Two files that refer to each other are read
 * together; of three, none can be understood without the others.
 *
 * @param {readonly import('./folder-circles.mjs').FolderImport[]} imports
 * @returns {string[]} For each cycle, its imports; empty when none.
 */
export function fileCirclesOf(imports) {
  /** @type {Map<string, Map<string, true>>} */
  const graph = new Map();
  for (const { file, target } of imports) {
    const targets = graph.get(file) ?? new Map();
    graph.set(file, targets.set(target, true));
  }
  return stronglyConnected(graph)
    .filter((circle) => circle.length > 2)
    .map((circle) => {
      const inside = new Set(circle);
      const edges = circle
        .toSorted()
        .flatMap((file) =>
          [...(graph.get(file)?.keys() ?? [])]
            .filter((target) => inside.has(target))
            .map((target) => `${file} → ${target}`),
        );
      return `${circle.length} files import each other, so none can be read alone: move what they share to a file that imports none of them\n  ${edges.join('\n  ')}`;
    });
}
