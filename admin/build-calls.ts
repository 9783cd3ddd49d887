import { join } from 'node:path';
import { staffCalls } from '@dp/contract/staff/calls.ts';
import type { SentStaffCall } from '@dp/contract/staff/staff-request.ts';
import type { Plugin } from 'vite';

const TEXTS = /(["'`])(\w+)\1/g;
const every: Readonly<Record<string, SentStaffCall>> = staffCalls;

/**
 * The calls that a module's code names in texts, with what a browser needs of each. A text that only happens to
 * be the name of a call costs some bytes.
 */
export function callsNamedIn(code: string): Readonly<Record<string, SentStaffCall>> {
  const names = new Set([...code.matchAll(TEXTS)].map(([, , text = '']) => text));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const call = Object.hasOwn(every, name) ? every[name] : undefined;
      if (call === undefined) return [];
      const { method, path, requestType, responseType } = call;
      return [[name, { method, path, requestType, responseType }]];
    }),
  );
}

/**
 * Vite plugin: a module that names calls of the back office registers their methods and paths, so that a page
 * loads those of its own calls and no others.
 */
export function callsWithModules(appFolder: string): Plugin {
  return {
    name: 'dp:calls-with-modules',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(join(appFolder, '/'))) return null;
      const calls = callsNamedIn(code);
      if (Object.keys(calls).length === 0) return null;
      // At the end, where it moves no line; imports are evaluated first, wherever they are.
      const from = JSON.stringify(join(appFolder, 'api/known-calls.ts'));
      return {
        code: `${code}\nimport { registerCalls } from ${from};registerCalls(${JSON.stringify(calls)});`,
        map: null,
      };
    },
  };
}
