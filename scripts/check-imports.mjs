import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { problemsOf, targetOf, workspaceFolders } from './import-rules.mjs';

// Checks who imports whom. Biome shows the simplest of these rules in an editor (biome.jsonc); the
// ones about features need the file behind an import. The rules and their reasons: import-rules.mjs.

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
  /** @type {string[]} */
  const problems = [];
  for (const path of files.sort()) {
    const file = path.replaceAll('\\', '/');
    for (const { specifier, line } of importsIn(file, readFileSync(join(root, path), 'utf8'))) {
      const target = targetOf(file, specifier, exported);
      for (const problem of problemsOf({ file, specifier, target })) {
        problems.push(`${file}:${line}\n  '${specifier}' ${problem}.`);
      }
    }
  }
  return { checked: files.length, problems };
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
  /** @type {{ specifier: string, line: number }[]} */
  const found = [];
  /** @param {string | undefined} specifier @param {number} position */
  const add = (specifier, position) => {
    if (specifier === undefined) return;
    found.push({ specifier, line: text.slice(0, position).split('\n').length });
  };
  for (const { moduleRequest, start } of module.staticImports) add(moduleRequest.value, start);
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
    console.error(`\n${problems.length} imports break the rules of the house.`);
    process.exitCode = 1;
  } else {
    console.log(`The imports of ${checked} files keep the rules of the house.`);
  }
}
