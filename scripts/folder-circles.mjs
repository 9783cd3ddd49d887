import { folderOf } from './import-rules.mjs';
import { stronglyConnected } from './strongly-connected.mjs';

/**
 * @typedef {object} FolderImport
 * @property {string} file The importing file, from the root.
 * @property {string} target The imported file, from the root.
 */

/**
 * Import cycles between folders of one workspace, direct or indirect. Tests, foreign keys between tables and
 * files beside the folders do not count.
 *
 * @param {readonly FolderImport[]} imports
 * @returns {string[]} For each cycle, its folders and the imports that close it; empty when none.
 */
export function folderCirclesOf(imports) {
  /** @type {Map<string, Map<string, string[]>>} */
  const graph = new Map();
  for (const { file, target } of imports) {
    if (/\.test\.\w+$/.test(file)) continue;
    if (/-tables\.ts$/.test(file) && /-tables\.ts$/.test(target)) continue;
    const from = folderOf(file);
    const to = folderOf(target);
    if (from === undefined || to === undefined || from === to) continue;
    if (workspaceOf(from) !== workspaceOf(to)) continue;
    const edges = graph.get(from) ?? new Map();
    edges.set(to, [...(edges.get(to) ?? []), `${file} → ${target}`]);
    graph.set(from, edges);
  }
  return stronglyConnected(graph).map((circle) => {
    const inside = new Set(circle);
    const edges = circle.flatMap((from) =>
      [...(graph.get(from) ?? [])].filter(([to]) => inside.has(to)).map(([, found]) => found),
    );
    // The direction with the fewest imports is the one to turn round.
    const weakest = edges.toSorted((one, other) => one.length - other.length).slice(0, 3);
    return `${circle.toSorted().join(', ')} import each other, so none can be read alone; look at\n  ${weakest.flat().join('\n  ')}`;
  });
}

/** @param {string} folder */
function workspaceOf(folder) {
  return folder.split('/')[0];
}
