import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { rebuildReports } from '@dp/api/reports/rebuild-reports.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const rebuildReportsCommand: Command = {
  name: 'reports rebuild',
  summary: 'Make the summaries of reports equal to orders and parcels',
  usage: '',
  help: ['Needed only after rows were changed by hand; the shop may be open meanwhile.'],
  run: async (args, context) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    words(positionals, []);
    const wrong = await rebuildReports(depsOf(context), commandLine);
    context.print(
      wrong === 0 ? 'Every summary was right.' : `Summaries that were wrong: ${wrong}.`,
    );
  },
};
