import { parseArgs } from 'node:util';
import { commandLine } from '@dp/api/principals/principal.ts';
import { inviteStaff } from '@dp/api/staff/invite-staff.ts';
import { findBuiltInRole } from '@dp/api/staff/staff-queries.ts';
import { emailField } from '@dp/contract/fields.ts';
import { LOCALES } from '@dp/contract/locale.ts';
import { BUILT_IN_ROLES } from '@dp/contract/staff/roles.ts';
import { z } from 'zod';
import { readInput, words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

const invitation = z.strictObject({
  email: emailField,
  role: z.enum(BUILT_IN_ROLES),
  locale: z.enum(LOCALES).default('ar'),
});

/** `staff invite EMAIL --role ROLE`. */
export const inviteStaffCommand: Command = {
  name: 'staff invite',
  summary:
    'Invite somebody to the back office, the first owner for instance; prints a one-time link',
  usage: 'EMAIL --role ROLE [--language ar|en]',
  help: [
    `--role ROLE         ${BUILT_IN_ROLES.join(', ')}`,
    '--language ar|en    of the mail; Arabic without it',
    'The link is good for 72 hours. It is mailed as well, where the shop can send mail.',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: 'string' }, language: { type: 'string' } },
    });
    const [typed = ''] = words(positionals, ['EMAIL']);
    const { email, role, locale } = readInput(
      invitation,
      { email: typed, role: values.role, locale: values.language },
      { email: 'EMAIL', role: '--role', locale: '--language' },
    );
    const deps = depsOf(context);
    const roleId = await findBuiltInRole(deps.db, role);
    const { link, mailed } = await inviteStaff(deps, commandLine, { email, roleId, locale });
    context.print(link);
    if (mailed) context.report(`It was mailed to ${email} as well.`);
  },
};
