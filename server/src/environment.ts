import { z } from 'zod';
import { limitSettings } from './limit-settings.ts';
import { mediaSettings } from './media/bucket-address.ts';

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

/** Every variable of the shop's own, with its form and its default. */
export const environment = z.object({
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
