import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiConfig } from '@dp/api/config.ts';
import type { CourierDriver } from '@dp/api/couriers/courier-driver.ts';
import { COURIER_VARIABLES, readCourier } from '@dp/api/couriers/read-courier.ts';
import { StartupError } from '@dp/api/database/startup-error.ts';
import {
  PAYMENT_VARIABLES,
  readPaymentProviders,
} from '@dp/api/payment-providers/read-providers.ts';
import type { PaymentProvider } from '@dp/api/payments/payment-provider.ts';
import { z } from 'zod';
import { type FormerLimits, readFormerLimits } from './former-limits.ts';
import { type FormerShop, readFormerShop } from './former-shop-variables.ts';
import { limitSettings, readLimits } from './limit-settings.ts';
import { type BucketAddress, mediaSettings, readBucketAddress } from './media/bucket-address.ts';

/** The process's configuration, from the environment (docs/operations.md has the table). */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  readonly adminHost: string;
  readonly adminPort: number;
  readonly dataDirectory: string;
  /** Where the originals of pictures are; undefined for the data folder. */
  readonly bucket: BucketAddress | undefined;
  /** The gateways whose keys are set. */
  readonly payments: readonly PaymentProvider[];
  /** The courier company whose keys are set. */
  readonly courier: CourierDriver | undefined;
  readonly databaseUrl: string | undefined;
  readonly maxConnections: number;
  readonly logLevel: string;
  /** Event loop delay from which calls are refused; 0 for never. */
  readonly maxEventLoopDelayMs: number;
  /** Room for whole pages in this process. */
  readonly responseCacheBytes: number;
  /** Whether an empty shop is filled with the demo catalogue at the start. */
  readonly seedDemo: boolean;
  /** Whether its order book is filled with a demo month as well; never in production. */
  readonly seedMonth: boolean;
  /** How long requests are still accepted after a stop signal, while not ready. */
  readonly stopDelayMs: number;
  /** Bearer token for `/metrics`; in production the route needs it. */
  readonly metricsToken: string | undefined;
  /** What variables say that are settings of the back office by now. */
  readonly formerShop: FormerShop;
  readonly formerLimits: FormerLimits;
  readonly api: ApiConfig;
}

const secretField = z.string().min(12, 'should have at least 12 characters');

const megabytesField = z
  .string()
  .regex(/^\d{1,4}$/, 'should be a number of megabytes from 0 to 9999')
  .transform(Number);

const portRange = 'should be a port number from 1 to 65535';
const portField = z
  .string()
  .regex(/^\d{1,5}$/, portRange)
  .transform(Number)
  .pipe(z.int().min(1, portRange).max(65_535, portRange));

const originField = z
  .url({ protocol: /^https?$/, error: 'should be an address such as https://shop.example' })
  .transform((url) => new URL(url).origin);

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'should be production or development' })
    .default('development'),
  HOST: z.string().min(1, 'should be an address to listen on').optional(),
  PORT: portField.default(3000),
  ADMIN_HOST: z.string().min(1, 'should be an address to listen on').default('localhost'),
  ADMIN_PORT: portField.optional(),
  PUBLIC_URL: originField.optional(),
  ADMIN_URL: originField.optional(),
  DATA_DIR: z.string().min(1, 'should be a folder').default('data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'should be an address such as postgres://user:password@host:5432/dp',
    })
    .optional(),
  DATABASE_MAX_CONNECTIONS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'should be a number from 1 to 999')
    .transform(Number)
    .default(10),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'should be one of fatal, error, warn, info, debug, silent',
    })
    .optional(),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'should be a number of seconds from 0 to 99')
    .transform(Number)
    .default(0),
  METRICS_TOKEN: secretField.optional(),
  MAX_EVENT_LOOP_DELAY_MS: z
    .string()
    .regex(/^\d{1,6}$/, 'should be a number of milliseconds, or 0 for no limit')
    .transform(Number)
    .default(3_000),
  RESPONSE_CACHE_MB: megabytesField.default(96),
  SEED_DEMO: z
    .enum(['true', 'false', 'catalogue'], { error: 'should be true, false or catalogue' })
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[0-9])$/, 'should be false, true or the number of proxies before the shop')
    .transform((value) => (value === 'false' ? 0 : value === 'true' ? 1 : Number(value)))
    .default(0),
  SERVICE_LOGIN: z.string().min(1, 'should not be empty').default('dp-service'),
  SERVICE_PASSWORD: secretField.optional(),
  CODE_SECRET: secretField.optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'should be an address such as smtps://user:password@host:465',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .min(3, 'should be an address such as shop@shop.example')
    .default('shop@localhost'),
  SMS_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'should be an http or https address' })
    .optional(),
  SMS_WEBHOOK_SECRET: secretField.optional(),
  ...limitSettings,
  ...mediaSettings,
});

/** Every name that is read. */
export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape),
  ...PAYMENT_VARIABLES,
  ...COURIER_VARIABLES,
];

/**
 * Reads the configuration; empty values count as absent.
 *
 * In production a missing secret is an error; otherwise it is generated once in the data folder.
 *
 * @throws StartupError that names every invalid value and what it should be.
 */
export function readConfig(variables: NodeJS.ProcessEnv): ServerConfig {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new StartupError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (env.ADMIN_PORT === env.PORT) {
    throw new StartupError(
      'The configuration is not right:\n  ADMIN_PORT should differ from PORT: the back office has an origin of its own',
    );
  }
  const production = env.NODE_ENV === 'production';
  if (env.SMS_WEBHOOK_URL !== undefined && env.SMS_WEBHOOK_SECRET === undefined) {
    throw new StartupError(
      'The configuration is not right:\n  SMS_WEBHOOK_SECRET is needed with SMS_WEBHOOK_URL',
    );
  }
  const seed = env.SEED_DEMO ?? (production ? 'false' : 'true');
  const dataDirectory = resolve(env.DATA_DIR);
  const adminPort = env.ADMIN_PORT ?? (env.PORT === 65_535 ? 65_534 : env.PORT + 1);
  const secrets = production ? requireSecrets(env) : developmentSecrets(dataDirectory, env);
  return {
    host: env.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    port: env.PORT,
    adminHost: env.ADMIN_HOST,
    adminPort,
    dataDirectory,
    bucket: readBucketAddress(env),
    payments: readKeys(() => readPaymentProviders(variables, () => new Date())),
    courier: readKeys(() => readCourier(variables)),
    databaseUrl: env.DATABASE_URL,
    maxConnections: env.DATABASE_MAX_CONNECTIONS,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    maxEventLoopDelayMs: env.MAX_EVENT_LOOP_DELAY_MS,
    responseCacheBytes: env.RESPONSE_CACHE_MB * 1_024 * 1_024,
    seedDemo: seed !== 'false',
    seedMonth: seed === 'true' && !production,
    stopDelayMs: env.STOP_DELAY_SECONDS * 1_000,
    metricsToken: env.METRICS_TOKEN,
    formerShop: readFormerShop(variables),
    formerLimits: readFormerLimits(variables),
    api: {
      mode: production ? 'production' : 'development',
      serviceAccount: { login: env.SERVICE_LOGIN, password: secrets.SERVICE_PASSWORD },
      codeSecret: secrets.CODE_SECRET,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      adminUrl: env.ADMIN_URL ?? `http://localhost:${adminPort}`,
      smtpUrl: env.SMTP_URL,
      mailFrom: env.MAIL_FROM,
      smsWebhook:
        env.SMS_WEBHOOK_URL === undefined
          ? undefined
          : { url: env.SMS_WEBHOOK_URL, secret: env.SMS_WEBHOOK_SECRET ?? '' },
      trustedProxies: env.TRUST_PROXY,
      limits: readLimits(env),
    },
  };
}

/**
 * Reads the keys of another company's service.
 *
 * @throws StartupError when they are incomplete or contradict each other.
 */
function readKeys<Keys>(read: () => Keys): Keys {
  try {
    return read();
  } catch (error) {
    const message = `The configuration is not right:\n  ${(error as Error).message}`;
    throw new StartupError(message, { cause: error });
  }
}

const SECRETS = ['SERVICE_PASSWORD', 'CODE_SECRET'] as const;
type Secrets = Record<(typeof SECRETS)[number], string>;
type GivenSecrets = Partial<Record<(typeof SECRETS)[number], string | undefined>> & {
  readonly PUBLIC_URL?: string | undefined;
};

function requireSecrets(env: GivenSecrets): Secrets {
  const missing = [...SECRETS, 'PUBLIC_URL' as const].filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name} is needed in production`);
    throw new StartupError(`The configuration is not right:\n${lines.join('\n')}`);
  }
  return { SERVICE_PASSWORD: env.SERVICE_PASSWORD ?? '', CODE_SECRET: env.CODE_SECRET ?? '' };
}

function developmentSecrets(dataDirectory: string, env: GivenSecrets): Secrets {
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
