import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flatten, problemsOf, unusedKeys } from './translation-rules.mjs';

// Checks the interface's texts: both languages have the same keys and arguments, every count has all plural
// forms, and no text is unused. Rules: translation-rules.mjs.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where texts are, from the root: the parts' own, and the storefront's. */
const folders = ['ui/i18n', 'storefront/app/i18n'];

/**
 * @param {import('./translation-rules.mjs').Language} language
 * @param {string[]} problems Receives what cannot be read.
 */
function read(language, problems) {
  /** @type {import('./translation-rules.mjs').Messages} */
  const messages = new Map();
  for (const path of globSync(
    folders.map((folder) => `${folder}/${language}/*.json`),
    { cwd: root },
  )) {
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
  if (messages.size === 0) problems.push(`${language}: no texts in ${folders.join(', ')}`);
  return messages;
}

/** @type {string[]} */
const problems = [];
const all = { ar: read('ar', problems), en: read('en', problems) };
problems.push(...problemsOf(all));

// The contract too: its error codes and order states are keys of texts.
const sources = globSync(['{ui,storefront/app}/**/*.{ts,tsx}', 'contract/src/**/*.ts'], {
  cwd: root,
})
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
