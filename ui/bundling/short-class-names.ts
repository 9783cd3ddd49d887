import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const FILE_LETTERS = 5;
const NAMES = /(?:\.|@keyframes\s+)(-?[_a-z][\w-]*)/gi;

/**
 * Names of the classes and animations of CSS modules in a build: some letters for the file, and the place of
 * the name in it. A page repeats them thousands of times, in its HTML, style sheet and scripts. The same for
 * the same sources, so that server and browser agree and unchanged files keep their addresses.
 *
 * @param root the folder that files are named from.
 */
export function shortClassNames(root: string): (name: string, file: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, file, css) => {
    const path = relative(root, file.split('?', 1)[0] ?? file);
    const letters = lettersOf(path);
    const other = files.get(letters) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} get the same short class names.`);
    files.set(letters, path);
    const names = [...new Set([...css.matchAll(NAMES)].map(([, found]) => found))];
    const place = names.indexOf(name);
    return `${letters}${place === -1 ? `-${name}` : place.toString(36)}`;
  };
}

/** Letters alone, so that no name begins with a digit. */
function lettersOf(path: string): string {
  const hash = createHash('sha256').update(path).digest();
  return [...hash.subarray(0, FILE_LETTERS)].map(letter).join('');
}

function letter(byte: number): string {
  return String.fromCharCode(97 + (byte % 26));
}
