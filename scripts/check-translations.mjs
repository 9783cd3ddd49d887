import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, problemsOf, unusedKeys } from './translation-rules.mjs';

// Checks the storefront's texts: both languages say the same things with the same values, every
// count has all forms of its language, and nothing is left over. The rules: translation-rules.mjs.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'storefront', 'app', 'i18n');

/**
 * @param {import('./translation-rules.mjs').Language} language
 * @param {string[]} problems Receives what cannot be read.
 */
function read(language, problems) {
  /** @type {import('./translation-rules.mjs').Messages} */
  const messages = new Map();
  const path = join(folder, language);
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith('.json')) : [];
  if (files.length === 0)
    problems.push(`${language}: no texts in storefront/app/i18n/${language}/`);
  for (const file of files) {
    try {
      const texts = JSON.parse(readFileSync(join(path, file), 'utf8'));
      problems.push(
        ...flatten(texts, file.replace('.json', ''), messages).map(
          (found) => `${language} ${found}`,
        ),
      );
    } catch (error) {
      problems.push(
        `${language}/${file} is not JSON: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return messages;
}

/** @type {string[]} */
const problems = [];
const all = { ar: read('ar', problems), en: read('en', problems) };
problems.push(...problemsOf(all));

// The contract too: its error codes and order states are keys of texts.
const sources = globSync(['storefront/app/**/*.{ts,tsx}', 'contract/src/**/*.ts'], { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'));
for (const key of unusedKeys(all.en.keys(), sources)) problems.push(`${key}: no source names it`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} problems in the storefront's texts.`);
  process.exitCode = 1;
} else {
  console.log(`${all.ar.size} texts, each in both languages.`);
}
