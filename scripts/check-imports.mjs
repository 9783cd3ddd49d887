import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { fileCirclesOf } from './file-circles.mjs';
import { folderCirclesOf } from './folder-circles.mjs';
import { problemsOf, targetOf, workspaceFolders } from './import-rules.mjs';

// Checks the import rules between folders, and that no more than two files import each other. Biome shows the simplest of them in an editor (biome.jsonc); those
// about features need the imported file. Rules and reasons: import-rules.mjs.

const unchecked = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

/**
 * @param {string} root A folder with the workspaces in it.
 * @returns {{ checked: number, problems: string[] }}
 */
export function checkImports(root) {
  /** @type {Record<string, Record<string, string>>} */
  const exported = {};
  for (const { name, folder } of workspaceFolders(root)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) exported[name] = JSON.parse(readFileSync(manifest, 'utf8')).exports;
  }
  const files = globSync(
    Object.keys(exported).map((name) => `${name}/**/*.{ts,tsx,mjs}`),
    { cwd: root, exclude: (path) => unchecked.test(path.replaceAll('\\', '/')) },
  );
  const imports = new Map(
    files.sort().map((path) => {
      const file = path.replaceAll('\\', '/');
      const found = importsIn(file, readFileSync(join(root, path), 'utf8'));
      return [
        file,
        found.map((one) => ({ ...one, target: targetOf(file, one.specifier, exported) })),
      ];
    }),
  );
  /** @param {{ specifier: string, target: string | undefined, isType: boolean }} one @returns {boolean} */
  const bringsZod = ({ specifier, target, isType }) =>
    !isType && (specifier === 'zod' || (imports.get(target ?? '') ?? []).some(bringsZod));
  /** @type {string[]} */
  const problems = [];
  for (const [file, found] of imports) {
    for (const one of found) {
      const { specifier, target, line } = one;
      const fromContract = target?.startsWith('contract/') === true;
      const rules = { file, specifier, target, bringsZod: fromContract && bringsZod(one) };
      for (const problem of problemsOf(rules)) {
        problems.push(`${file}:${line}\n  '${specifier}' ${problem}.`);
      }
    }
  }
  const known = [...imports].flatMap(([file, found]) =>
    found.flatMap(({ target }) => (target === undefined ? [] : [{ file, target }])),
  );
  return {
    checked: files.length,
    problems: [...problems, ...folderCirclesOf(known), ...fileCirclesOf(known)],
  };
}

/**
 * Every module a file imports, re-exports or loads by `import('…')`.
 *
 * @param {string} file
 * @param {string} text
 */
export function importsIn(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  /** @type {{ specifier: string, line: number, isType: boolean }[]} */
  const found = [];
  /** @param {string | undefined} specifier @param {number} position */
  const add = (specifier, position, isType = false) => {
    if (specifier === undefined) return;
    found.push({ specifier, line: text.slice(0, position).split('\n').length, isType });
  };
  for (const { moduleRequest, start, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    add(moduleRequest.value, start, isType);
  }
  for (const { entries } of module.staticExports) {
    const [first] = entries.filter(({ moduleRequest }) => moduleRequest !== null);
    add(first?.moduleRequest?.value, first?.start ?? 0);
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const source = text.slice(moduleRequest.start, moduleRequest.end);
    add(/^(['"`])([^'"`$]+)\1$/.exec(source)?.[2], start);
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { checked, problems } = checkImports(dirname(dirname(fileURLToPath(import.meta.url))));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    console.error(`\n${problems.length} imports break the rules.`);
    process.exitCode = 1;
  } else {
    console.log(`The imports of ${checked} files follow the import rules.`);
  }
}
