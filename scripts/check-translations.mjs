import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, problemsOf, unusedKeys } from './translation-rules.mjs';

// Checks the interface's texts: both languages have the same keys and arguments, every count has all plural
// forms, and no text is unused. Rules: translation-rules.mjs.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where texts are, and the sources that name them; both apps use those of the parts. */
const catalogues = [
  { texts: 'ui/i18n', sources: '{ui,storefront/app,admin/app}/**/*.{ts,tsx}' },
  { texts: 'storefront/app/i18n', sources: '{ui,storefront/app}/**/*.{ts,tsx}' },
  { texts: 'admin/app/i18n', sources: '{ui,admin/app}/**/*.{ts,tsx}' },
];

/**
 * @param {string} folder
 * @param {import('./translation-rules.mjs').Language} language
 * @param {string[]} problems Receives what cannot be read.
 */
function read(folder, language, problems) {
  /** @type {import('./translation-rules.mjs').Messages} */
  const messages = new Map();
  for (const path of globSync(`${folder}/${language}/*.json`, { cwd: root })) {
    const file = basename(path);
    try {
      const texts = JSON.parse(readFileSync(join(root, path), 'utf8'));
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
  if (messages.size === 0) problems.push(`${language}: no texts`);
  return messages;
}

let texts = 0;
/** @type {string[]} */
const problems = [];
for (const { texts: folder, sources: pattern } of catalogues) {
  /** @type {string[]} */
  const found = [];
  const all = { ar: read(folder, 'ar', found), en: read(folder, 'en', found) };
  found.push(...problemsOf(all));
  // The contract too: its error codes and order states are keys of texts.
  const sources = globSync([pattern, 'contract/src/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  for (const key of unusedKeys(all.en.keys(), sources)) found.push(`${key}: no source names it`);
  problems.push(...found.map((problem) => `${folder}: ${problem}`));
  texts += all.ar.size;
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\n${problems.length} problems in the interface's texts.`);
  process.exitCode = 1;
} else {
  console.log(`${texts} texts, each in both languages.`);
}
