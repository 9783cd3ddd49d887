import { commandLine } from '@dp/api/principals/principal.ts';
import { resetFactors } from '@dp/api/staff/factors/reset-factors.ts';
import { requireStaffByEmail } from '@dp/api/staff/staff-queries.ts';
import { words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

/** `staff reset-factors EMAIL`. */
export const resetStaffFactorsCommand: Command = {
  name: 'staff reset-factors',
  summary: 'Remove the second factors of somebody who has lost them; ends their sessions',
  usage: 'EMAIL',
  run: async (args, context) => {
    const [email = ''] = words(args, ['EMAIL']);
    const deps = depsOf(context);
    const staffId = await requireStaffByEmail(deps.db, email.trim().toLowerCase());
    await resetFactors(deps, commandLine, { staffId, version: undefined });
    context.print(
      `${email} signs in with the password alone, and sets up a new second factor then.`,
    );
  },
};
