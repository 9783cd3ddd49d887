import { resolve } from 'node:path';
import type { ApiConfig } from '@dp/api/config.ts';
import type { CourierDriver } from '@dp/api/couriers/courier-driver.ts';
import { COURIER_VARIABLES, readCourier } from '@dp/api/couriers/read-courier.ts';
import { StartupError } from '@dp/api/database/startup-error.ts';
import {
  PAYMENT_VARIABLES,
  readPaymentProviders,
} from '@dp/api/payment-providers/read-providers.ts';
import type { PaymentProvider } from '@dp/api/payments/payment-provider.ts';
import { environment } from './environment.ts';
import { type FormerLimits, readFormerLimits } from './former-limits.ts';
import { type FormerShop, readFormerShop } from './former-shop-variables.ts';
import { readLimits } from './limit-settings.ts';
import { type BucketAddress, readBucketAddress } from './media/bucket-address.ts';
import { developmentSecrets, requireSecrets } from './secrets.ts';

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
