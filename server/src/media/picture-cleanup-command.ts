import { getPictureCleanup } from '@dp/api/media/get-picture-cleanup.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import { type Command, depsOf } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const pictureCleanupCommand: Command = {
  name: 'pictures cleanup',
  summary: 'Show which unused pictures are to be deleted, and what was deleted',
  usage: '',
  help: [
    'The shop looks for them once a day and deletes them by itself; this deletes nothing. A picture that a',
    'product, a page or anything else uses again before its day stays.',
  ],
  run: async (args, context) => {
    words(args, []);
    const shown = await getPictureCleanup(depsOf(context), commandLine);
    const { days, looked_at: lookedAt, unused, condemned, removals } = shown;
    const { print } = context;
    const on = (moment: string) => inCairo(new Date(moment));
    if (lookedAt === null) {
      print('The shop has not looked for unused pictures yet.');
      return;
    }
    print(`Looked for last: ${on(lookedAt)}`);
    const first = unused.first_at === null ? '' : `, the first until ${on(unused.first_at)}`;
    print(`Unused, kept for ${days} days: ${unused.count}${first}`);
    const from = condemned.delete_at === null ? '' : `, from ${on(condemned.delete_at)}`;
    print(`To be deleted next: ${condemned.count}${from}`);
    if (removals.length === 0) {
      print('None was deleted so far.');
      return;
    }
    const lines = table(
      ['DELETED ON', 'PICTURES', 'BYTES'],
      removals.map(({ at, count, bytes }) => [on(at), String(count), String(bytes)]),
    );
    for (const line of lines) print(line);
  },
};
