import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type CatalogSource, type Place, unusableFile } from './catalog-source.ts';

/**
 * Reads JSON whose values can be located in the text.
 *
 * @throws ProblemError 422 `catalog_file_invalid` with the place where it stops being JSON.
 */
export function readJson(text: string): CatalogSource {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    const place = placeAt(text, firstMistake(text));
    throw unusableFile([{ place, message: 'is not JSON from here on' }], { cause });
  }
  // Built only when something has to be located: it takes several times the room of the data.
  let tree: Node | undefined;
  return {
    data,
    locate(path) {
      tree ??= treeOf(text);
      return placeAt(text, tree === undefined ? 0 : offsetOf(tree, path));
    },
  };
}

/** The offset of the value at `path`, or of the nearest one above it that exists. */
function offsetOf(tree: Node, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node !== undefined) return node.offset;
  }
  return tree.offset;
}

function firstMistake(text: string): number {
  const errors: ParseError[] = [];
  treeOf(text, errors);
  return errors[0]?.offset ?? text.length;
}

/** Undefined for nesting deeper than the parser's stack, which no catalogue has. */
function treeOf(text: string, errors: ParseError[] = []): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
