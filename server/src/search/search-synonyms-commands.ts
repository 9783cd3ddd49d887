import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { addSynonym } from '@dp/api/search/add-synonym.ts';
import { removeSynonym } from '@dp/api/search/remove-synonym.ts';
import { resetSynonyms } from '@dp/api/search/reset-synonyms.ts';
import { listSynonymsOf } from '@dp/api/search/synonym-queries.ts';
import { addSynonymBody, removeSynonymBody, synonymsOfBody } from '@dp/contract/staff/search.ts';
import { readInput, words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

interface Group {
  readonly name: string;
  readonly kind: string;
  readonly phrases: readonly string[];
}

function written(groups: readonly Group[]): string[] {
  const rows = groups.map(({ name, kind, phrases }) => [name, kind, phrases.join(' · ')]);
  return table(['GROUP', 'KIND', 'PHRASES'], rows);
}

export const listSynonymsCommand: Command = {
  name: 'search synonyms list',
  summary: 'List what a word is a synonym of',
  usage: '[PHRASE]',
  help: [
    'PHRASE  in quotation marks when it has several words; without one, what you have changed',
  ],
  run: async (args, { database, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [phrase] = positionals.length === 0 ? [] : words(positionals, ['PHRASE']);
    const input = readInput(synonymsOfBody, { phrase }, { phrase: 'PHRASE' });
    const groups = await listSynonymsOf(database.db, commandLine, input);
    if (groups.length === 0) print('There are none.');
    else for (const line of written(groups)) print(line);
  },
};

export const addSynonymCommand: Command = {
  name: 'search synonyms add',
  summary: 'Let a word find what another word finds',
  usage: 'PHRASE SYNONYM [--kind thing|part|quality|generality]',
  help: [
    'PHRASE   a word or phrase that search knows, or one for a new group',
    'SYNONYM  what shall mean the same',
    '--kind   what a new group is about: a thing that is sold, a part of one, a quality (unless said), or',
    '         what all products are. Of a group that exists it stays as it is.',
    '',
    'Searches follow at once, in every running process.',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { kind: { type: 'string' } },
    });
    const [phrase, synonym] = words(positionals, ['PHRASE', 'SYNONYM']);
    const names = { phrase: 'PHRASE', synonym: 'SYNONYM', kind: '--kind' };
    const input = readInput(addSynonymBody, { phrase, synonym, kind: values.kind }, names);
    const groups = await addSynonym(depsOf(context), commandLine, input);
    for (const line of written(groups)) context.print(line);
  },
};

export const removeSynonymCommand: Command = {
  name: 'search synonyms remove',
  summary: 'Let a word mean nothing but itself',
  usage: 'PHRASE',
  run: async (args, context) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [typed] = words(positionals, ['PHRASE']);
    const { phrase } = readInput(removeSynonymBody, { phrase: typed }, { phrase: 'PHRASE' });
    const { before } = await removeSynonym(depsOf(context), commandLine, { phrase });
    context.print(`"${phrase}" is no longer in: ${before.map(({ name }) => name).join(', ')}.`);
  },
};

export const resetSynonymsCommand: Command = {
  name: 'search synonyms reset',
  summary: 'Go back to the synonyms that the shop comes with',
  usage: '',
  run: async (args, context) => {
    words([...args], []);
    const { changes } = await resetSynonyms(depsOf(context), commandLine);
    context.print(changes === 1 ? '1 change is gone.' : `${changes} changes are gone.`);
  },
};
