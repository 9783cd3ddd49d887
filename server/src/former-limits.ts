import { StartupError } from '@dp/api/database/startup-error.ts';
import type { Deps } from '@dp/api/deps.ts';
import { beginSetting } from '@dp/api/settings/begin-setting.ts';
import { settingSchemas } from '@dp/contract/staff/settings.ts';

/** Variables that set how much one order may have, which is now a setting; 0 meant any number. */
const FORMER = {
  units_per_line: 'MAX_UNITS_PER_LINE',
  units_per_order: 'MAX_UNITS_PER_ORDER',
  unconfirmed_cash: 'MAX_CASH_ORDER_EGP',
} as const;

type FormerLimit = keyof typeof FORMER;
const FORMER_LIMITS = Object.keys(FORMER) as FormerLimit[];

/** What the variables say, by the field that took their place; empty ones count as absent. */
export type FormerLimits = Readonly<Partial<Record<FormerLimit, string>>>;

export function readFormerLimits(variables: NodeJS.ProcessEnv): FormerLimits {
  const given = FORMER_LIMITS.map((name) => [name, variables[FORMER[name]]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * At the first start of this version the setting begins with what the variables say; from then on it alone counts, and
 * variables that are still set are named in a line.
 *
 * @throws StartupError that names the variables whose values are not valid, while they are needed.
 */
export async function beginWithFormerLimits(
  deps: Pick<Deps, 'db' | 'now'>,
  former: FormerLimits,
  say: (line: string) => void,
): Promise<void> {
  const given = FORMER_LIMITS.filter((name) => former[name] !== undefined);
  if (given.length === 0) return;
  const names = given.map((name) => FORMER[name]).join(', ');
  const begun = await beginSetting(deps, 'order_size', parse(former));
  say(
    begun
      ? `${names}: copied into the rules for orders, where they are changed from now on (back office, Rules for orders). Remove them from the configuration.`
      : `${names}: no longer used. The rules for orders in the back office count; remove them from the configuration.`,
  );
}

function parse(former: FormerLimits) {
  const numbers = Object.entries(former).map(([name, text]) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return [name, number === 0 ? null : number];
  });
  const parsed = settingSchemas.order_size.safeParse(Object.fromEntries(numbers));
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0] as FormerLimit));
  const lines = [...wrong].map((name) => `  ${FORMER[name]} is not valid: ${former[name]}`);
  throw new StartupError(`The configuration is not right:\n${lines.join('\n')}`);
}
