/** Environment variables by name; empty ones count as absent. */
export type Variables = Readonly<Record<string, string | undefined>>;

export type AccountMode = 'test' | 'live';

/** The variables of one provider. */
interface AccountVariables {
  readonly provider: string;
  /** Without one of these there is no account. */
  readonly keys: readonly string[];
  readonly all: readonly string[];
}

/**
 * Reads the variables of one provider.
 *
 * @returns undefined when none of them is set.
 * @throws Error when some of its keys are missing.
 */
export function readAccount(
  variables: Variables,
  { provider, keys, all }: AccountVariables,
): ((name: string) => string | undefined) | undefined {
  const read = (name: string) => variables[name]?.trim() || undefined;
  if (all.every((name) => read(name) === undefined)) return undefined;
  const missing = keys.filter((name) => read(name) === undefined);
  if (missing.length > 0) throw new Error(`${provider} also needs ${missing.join(', ')}.`);
  return read;
}

/**
 * The mode of an account whose keys do not say it.
 *
 * @throws Error when it is neither.
 */
export function readMode(provider: string, text: string | undefined): AccountMode {
  if (text !== 'test' && text !== 'live') {
    throw new Error(`The mode of ${provider} must be test or live.`);
  }
  return text;
}

/**
 * Asserts that keys are never sent without encryption.
 *
 * @throws Error otherwise.
 */
export function requireSecureAddress(provider: string, address: string, mode: AccountMode): void {
  if (!URL.canParse(address)) {
    throw new Error(`The address of ${provider} must be like https://example.com.`);
  }
  const { protocol, hostname } = new URL(address);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  if (protocol === 'https:' || (protocol === 'http:' && isLocal && mode === 'test')) return;
  throw new Error(
    `${provider} must be reached by https; only a simulator on this machine needs none.`,
  );
}

/**
 * Some of the methods of a provider: `card, wallet`.
 *
 * @returns all of them when nothing is said.
 * @throws Error for a method that the provider does not take.
 */
export function readMethods<Method extends string>(
  provider: string,
  text: string | undefined,
  all: readonly Method[],
): readonly Method[] {
  const named = text?.split(',').map((name) => name.trim()) ?? [...all];
  const unknown = named.find((name) => !all.some((method) => method === name));
  if (unknown !== undefined) {
    throw new Error(`${provider} takes ${all.join(', ')}, not ${unknown || 'nothing'}.`);
  }
  return all.filter((method) => named.includes(method));
}
