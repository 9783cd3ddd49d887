import { type Call, calls } from '@dp/contract/calls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from './test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { in: string; name: string; required?: boolean }[];
  readonly requestBody?: {
    content: { 'application/json': { schema: { properties: Record<string, object> } } };
  };
  readonly responses: Record<string, { content: Record<string, object> }>;
  readonly security: readonly Record<string, unknown>[];
}

let shop: TestApp;
let operations: Map<string, Operation & { method: string; path: string }>;
beforeAll(async () => {
  shop = await TestApp.open();
  const { openapi, info, paths } = (await shop.app.inject('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  expect(info.version).toMatch(/^\d+\.\d+\.\d+$/);
  operations = new Map(
    Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [operation.operationId, { ...operation, method, path }] as const,
      ),
    ),
  );
});
afterAll(() => shop.close());

function operation(name: keyof typeof calls) {
  const found = operations.get(name);
  if (!found) throw new Error(`${name} is not documented.`);
  return found;
}

function headersOf(name: keyof typeof calls): string[] {
  const { parameters = [] } = operation(name);
  return parameters
    .filter((parameter) => parameter.in === 'header')
    .map(({ name: header, required }) => (required ? `${header} (required)` : header));
}

function fieldsOf(name: keyof typeof calls) {
  return operation(name).requestBody?.content['application/json'].schema.properties;
}

describe('the document for programs', () => {
  it('has every call of the contract and no other', () => {
    const documented = [...operations.values()].map(
      ({ operationId, method, path }) => `${operationId}: ${method.toUpperCase()} ${path}`,
    );
    const all = Object.entries<Call>(calls).map(
      ([name, { method, path }]) => `${name}: ${method} /api${path}`,
    );
    expect(documented.toSorted()).toEqual(all.toSorted());
  });

  it('says that names come in the language of a header', () => {
    expect(headersOf('listBrands')).toEqual(['accept-language']);
  });

  it('asks for the idempotency key that an order needs', () => {
    expect(headersOf('placeOrder')).toEqual(['accept-language', 'idempotency-key (required)']);
  });

  it('documents the optional user token', () => {
    const [guest, ...others] = operation('getShippingCost').security;
    expect(guest).not.toHaveProperty('userToken');
    expect(others).toEqual([{ ...guest, userToken: [] }]);
    expect(operation('listBrands').security).toEqual([guest]);
    expect(operation('getOrder').security).toEqual(others);
  });

  it('names the type that errors have', () => {
    for (const { responses } of operations.values()) {
      expect(Object.keys(responses['4XX']?.content ?? {})).toEqual(['application/problem+json']);
      expect(Object.keys(responses['5XX']?.content ?? {})).toEqual(['application/problem+json']);
    }
  });

  it('gives the lengths that are accepted', () => {
    expect(fieldsOf('register')).toMatchObject({
      name: { minLength: 1, maxLength: 120 },
      email: { maxLength: 254, format: 'email' },
      phone_number: { maxLength: 40 },
      password: { minLength: 6, maxLength: 128 },
    });
    expect(fieldsOf('placeOrder')).toMatchObject({
      voucher_code: { maxLength: 40 },
      note: { maxLength: 500 },
    });
    expect(fieldsOf('storeAddress')).toMatchObject({
      street: { minLength: 1, maxLength: 200 },
      landmark: { maxLength: 200 },
    });
  });
});

describe.each(['/api/docs', '/api/docs/'])('the document for people at %s', (address) => {
  it('finds all its files', async () => {
    const page = await shop.app.inject(address);
    expect(page.statusCode).toBe(200);
    const named = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(
      ([, file = '']) => new URL(file, `http://shop.test${address}`).pathname,
    );
    expect(named.length).toBeGreaterThan(4);
    for (const file of named) {
      expect([file, (await shop.app.inject(file)).statusCode]).toEqual([file, 200]);
    }
  });

  it('lets nothing come from elsewhere, and opens without https where the shop does', async () => {
    const { headers } = await shop.app.inject(address);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/https?:|unsafe-|upgrade-insecure-requests|swagger\.io/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
