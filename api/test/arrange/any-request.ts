import { callHeaders } from '@dp/contract/call-request.ts';
import { calls } from '@dp/contract/calls.ts';
import { type EndpointSchemas, endpoints } from '@dp/contract/endpoints.ts';
import { staffCalls } from '@dp/contract/staff/calls.ts';
import { staffEndpoints } from '@dp/contract/staff/endpoints.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { anyText, awkward, near, type Schema } from './any-value.ts';

/** A request as it goes over the wire, whatever may be in it. */
export interface AnyRequest {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

/** Who may be calling: headers by name. */
export type Credentials = readonly Readonly<Record<string, string>>[];

/** Bodies near to what a call wants, and bytes that never were one. */
function anyBody(schema: Schema | undefined): fc.Arbitrary<string | Buffer | undefined> {
  const written = near(schema ?? { type: 'object' }).map((value) => JSON.stringify(value));
  const cut = fc
    .tuple(written, fc.nat(400), anyText)
    .map(([json = '', at, text]) => json.slice(0, at) + text + json.slice(at + 1));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
  const odd = fc.constantFrom(
    ...['', 'null', '[]', '0', '"', '{"a":1}{"a":1}', '{"__proto__":{"x":1}}', '\ufeff{}'],
    ...['['.repeat(20_000), `{"a":${'9'.repeat(5_000)}}`, `"${'x'.repeat(70_000)}"`],
  );
  return fc.oneof({ weight: 12, arbitrary: written }, cut, bytes, odd, fc.constant(undefined));
}

const anyHeaders = fc.oneof(
  { weight: 14, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...[
          'db',
          'uid',
          'accept',
          'accept-language',
          'content-type',
          'user-token',
          'authorization',
        ],
        ...[
          'idempotency-key',
          'x-request-id',
          'x-forwarded-for',
          'host',
          'origin',
          'if-none-match',
        ],
        ...['accept-encoding', 'range', 'x-http-method-override', 'forwarded', 'cookie'],
      ),
      fc.oneof(
        fc.constantFrom('dp', '1', '*/*', 'application/json', 'text/html', 'ar', 'en;q=0', 'br'),
        // What no HTTP client can send in a header never arrives.
        anyText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 8_000)),
      ),
      { maxKeys: 3 },
    ),
  },
);

function addressOf(pattern: string, schemas: EndpointSchemas): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 12, arbitrary: fc.nat(12).map(String) },
    fc.oneof(anyText, awkward).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%zz', '%c0%ae', '..', '%2e%2e/%2e%2e', '1/2', '1?x', '1#x', '//'),
  );
  const query = schemas.query ? near(jsonSchemaOf(schemas.query)) : fc.constant({});
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '?',
    '?a=1&a=2',
    '&',
    '?query=%',
    '?query[]=1',
    '?__proto__=1',
  );
  return fc.tuple(id, query, odd).map(([of, wanted, rest]) => {
    const path = pattern.replace(/\{\w+\}/g, () => of);
    return `${path}?${queryOf(wanted)}${rest.replace('?', '&')}`.slice(0, 9_000);
  });
}

function queryOf(value: unknown): string {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  // A generated object may have no text of its own.
  const text = (member: unknown) =>
    typeof member === 'object' ? JSON.stringify(member) : String(member);
  const written = members.map(([name, member]): [string, string] => [name, text(member)]);
  return new URLSearchParams(written).toString();
}

function jsonSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** The calls of an application, and what right requests to them have in common. */
interface Target {
  readonly calls: Readonly<Record<string, AnyCall>>;
  readonly endpoints: Readonly<Record<string, EndpointSchemas>>;
  /** Path before a call's own. */
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface AnyCall {
  readonly method: string;
  readonly path: string;
  readonly requestType?: string;
}

/** Any request to any call of the shop, by any of the callers: from right to rubbish. */
export function anyRequest(credentials: Credentials): fc.Arbitrary<AnyRequest> {
  const headers = callHeaders('serviceLogin');
  return anyRequestTo({ calls, endpoints, base: '/api', headers }, credentials);
}

/** Any request to any call of the back office at an origin. */
export function anyStaffRequest(
  origin: string,
  credentials: Credentials,
): fc.Arbitrary<AnyRequest> {
  const headers = { 'content-type': 'application/json', origin };
  const target = { calls: staffCalls, endpoints: staffEndpoints, base: '/api/staff', headers };
  return anyRequestTo(target, credentials);
}

function anyRequestTo(target: Target, credentials: Credentials): fc.Arbitrary<AnyRequest> {
  return fc.oneof(
    ...Object.entries(target.calls).map(([name, call]) => {
      const schemas = target.endpoints[name] as EndpointSchemas;
      const body = schemas.body && jsonSchemaOf(schemas.body);
      return fc
        .record({
          method: fc.oneof(
            { weight: 30, arbitrary: fc.constant(call.method) },
            fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
          ),
          url: addressOf(`${target.base}${call.path}`, schemas),
          caller: fc.constantFrom(...credentials),
          own: anyHeaders,
          key: fc.stringMatching(/^[a-z]{8}$/),
          body: anyBody(body),
        })
        .map(({ method, url, caller, own, key, body: sent }) => ({
          name,
          method,
          url,
          headers: {
            ...target.headers,
            ...(call.requestType === undefined ? {} : { 'content-type': call.requestType }),
            'idempotency-key': key,
            ...caller,
            ...own,
          },
          body: method === 'GET' || method === 'HEAD' ? undefined : sent,
        }));
    }),
  );
}
