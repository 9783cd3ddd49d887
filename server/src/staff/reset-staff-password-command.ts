import { commandLine } from '@dp/api/principals/principal.ts';
import { resetStaffPassword } from '@dp/api/staff/reset-staff-password.ts';
import { requireStaffByEmail } from '@dp/api/staff/staff-queries.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

/** `staff reset-password EMAIL`. */
export const resetStaffPasswordCommand: Command = {
  name: 'staff reset-password',
  summary: 'Print a one-time link by which somebody who forgot the password chooses a new one',
  usage: 'EMAIL',
  help: [
    'The link is good for 24 hours. It is mailed as well, where the shop can send mail.',
    'Until it is used the present password works; then every session of theirs ends.',
  ],
  run: async (args, context) => {
    const [typed = ''] = words(args, ['EMAIL']);
    const email = typed.trim().toLowerCase();
    const deps = depsOf(context);
    const staffId = await requireStaffByEmail(deps.db, email);
    const { link, mailed } = await resetStaffPassword(deps, commandLine, staffId);
    context.print(link);
    if (mailed) context.report(`It was mailed to ${email} as well.`);
  },
};
