import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'dp-config-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('without any configuration', () => {
  it('serves on port 3000 with the embedded database and secrets that stay the same', () => {
    const first = readConfig({ DATA_DIR: directory });
    const second = readConfig({ DATA_DIR: directory });
    expect(first).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      seedDemo: true,
      seedMonth: true,
    });
    expect(first.api.publicUrl).toBe('http://localhost:3000');
    expect(first).toMatchObject({ adminPort: 3001, adminHost: 'localhost' });
    expect(first.api.adminUrl).toBe('http://localhost:3001');
    expect(second.api.serviceAccount).toEqual(first.api.serviceAccount);
    expect(second.api.codeSecret).toBe(first.api.codeSecret);
  });

  it('stores its secrets where only its own user can read them', () => {
    readConfig({ DATA_DIR: directory });
    expect(statSync(join(directory, 'secrets.json')).mode & 0o777).toBe(0o600);
  });
});

describe('a bad value names itself and what it should be', () => {
  it.each([
    ['PORT', 'eighty', /PORT should be a port number/],
    ['PORT', '70000', /PORT should be a port number/],
    ['ADMIN_PORT', '3000', /ADMIN_PORT should differ from PORT/],
    ['ADMIN_URL', 'office.example', /ADMIN_URL should be an address such as/],
    ['PUBLIC_URL', 'shop.example', /PUBLIC_URL should be an address such as/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL should be an address such as postgres:/],
    ['SMTP_URL', 'mail.example', /SMTP_URL should be an address such as smtps:/],
    ['SMS_WEBHOOK_URL', 'nowhere', /SMS_WEBHOOK_URL should be an http/],
    ['SMS_WEBHOOK_URL', 'https://sms.example/send', /SMS_WEBHOOK_SECRET is needed/],
    ['SERVICE_PASSWORD', 'short', /SERVICE_PASSWORD should have at least 12/],
    ['SEED_DEMO', 'yes', /SEED_DEMO should be true, false or catalogue/],
    ['TRUST_PROXY', 'yes', /TRUST_PROXY should be false, true or the number of proxies/],
    ['MAX_ORDERS_PER_HOUR', 'many', /MAX_ORDERS_PER_HOUR should be a whole number, or 0/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL should be one of/],
    ['NODE_ENV', 'prod', /NODE_ENV should be production or development/],
  ])('%s=%s', (name, value, message) => {
    expect(() => readConfig({ DATA_DIR: directory, [name]: value })).toThrow(message);
  });

  it('and all of them at once', () => {
    const read = () => readConfig({ DATA_DIR: directory, PORT: 'x', LOG_LEVEL: 'y' });
    expect(read).toThrow(/PORT/);
    expect(read).toThrow(/LOG_LEVEL/);
  });
});

it.each([
  [undefined, 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s believes %i proxies', (value, proxies) => {
  const config = readConfig({ DATA_DIR: directory, ...(value ? { TRUST_PROXY: value } : {}) });
  expect(config.api.trustedProxies).toBe(proxies);
});

it('limits have defaults, and 0 disables one', () => {
  const { limits } = readConfig({ DATA_DIR: directory, MAX_ORDERS_PER_HOUR: '0' }).api;
  expect(limits).toMatchObject({ cancellationsPerHour: 6, ordersPerHour: 0 });
});

describe('in production', () => {
  it('every missing secret is named', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: directory })).toThrow(
      /SERVICE_PASSWORD is needed.*CODE_SECRET is needed.*PUBLIC_URL is needed/s,
    );
  });

  it('listens to the network, logs, and shows no demo shop', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      DATA_DIR: directory,
      SERVICE_PASSWORD: 'a-long-password',
      CODE_SECRET: 'another-long-secret',
      PUBLIC_URL: 'https://shop.example/',
    });
    expect(config).toMatchObject({ host: '0.0.0.0', logLevel: 'info', seedDemo: false });
    expect(config.api).toMatchObject({ mode: 'production', publicUrl: 'https://shop.example' });
  });
});
