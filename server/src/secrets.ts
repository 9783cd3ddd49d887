import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@dp/api/database/startup-error.ts';

const SECRETS = ['SERVICE_PASSWORD', 'CODE_SECRET'] as const;
type Secrets = Record<(typeof SECRETS)[number], string>;
type GivenSecrets = Partial<Record<(typeof SECRETS)[number], string | undefined>> & {
  readonly PUBLIC_URL?: string | undefined;
};

/**
 * The secrets of production, which are given with the public address.
 *
 * @throws StartupError that names those that are missing.
 */
export function requireSecrets(env: GivenSecrets): Secrets {
  const missing = [...SECRETS, 'PUBLIC_URL' as const].filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name} is needed in production`);
    throw new StartupError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  return { SERVICE_PASSWORD: env.SERVICE_PASSWORD ?? '', CODE_SECRET: env.CODE_SECRET ?? '' };
}

/** The secrets of development: given, or generated once in the data folder. */
export function developmentSecrets(dataDirectory: string, env: GivenSecrets): Secrets {
  const file = join(dataDirectory, 'secrets.json');
  const stored = readStored(file);
  const secrets = Object.fromEntries(
    SECRETS.map((name) => [
      name,
      env[name] ?? stored[name] ?? randomBytes(24).toString('base64url'),
    ]),
  ) as Secrets;
  if (SECRETS.some((name) => env[name] === undefined && stored[name] === undefined)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return secrets;
}

function readStored(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    // Missing or damaged: new ones are generated; sessions do not depend on them.
    return {};
  }
}
