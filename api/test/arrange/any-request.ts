import { callHeaders } from '@dp/contract/call-request.ts';
import { calls } from '@dp/contract/calls.ts';
import { type EndpointSchemas, endpoints } from '@dp/contract/endpoints.ts';
import { staffCalls } from '@dp/contract/staff/calls.ts';
import { staffEndpoints } from '@dp/contract/staff/endpoints.ts';
import fc from 'fast-check';
import { z } from 'zod';

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

/** What JSON Schema says of a part of a call; only the words that the contract's schemas come to. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** Texts that have broken programs before. */
const awkward = fc.constantFrom(
  ...[
    '',
    ' ',
    '\0',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udfff\ud800',
    '👩‍👩‍👧',
    'ﷺ',
    'İ',
    'ß',
    '%',
    '_',
    '\\',
  ],
  ...["' or 1=1 --", '"; drop table customers; --', '$1', '{{7*7}}', '<script>', '&#0;'],
  ...[
    '../../etc/passwd',
    '%00',
    '%2e%2e%2f',
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '1e309',
    '-0',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(10_000),
    'ا'.repeat(5_000),
    '9'.repeat(400),
  ],
  ...[
    '2147483648',
    '9007199254740993',
    '٣',
    '१',
    '1'.repeat(40),
    '(((((((((((a',
    '[[[[',
    'a\r\nb: c',
  ],
);
/** Texts that get past the first check of the fields of these names. */
const PLAUSIBLE: Readonly<Record<string, readonly string[]>> = {
  name: ['Nora Adel', 'نورا عادل', 'x'.repeat(120)],
  full_name: ['Nora Adel', 'نورا عادل'],
  email: ['shopper1@example.com', 'a@b.co', 'x@y.zz'],
  login: ['shopper1@example.com', 'a@b.co', '01012345678', '٠١٠١٢٣٤٥٦٧٨', 'service'],
  phone: ['01012345678', '+966501234567'],
  phone_number: ['01012345678', '٠١٠١٢٣٤٥٦٧٨', '+966501234567', '01112345678'],
  mobile: ['01012345678', '٠١٠١٢٣٤٥٦٧٨', '+966501234567'],
  code: ['123456', '١٢٣٤٥٦', '000000', 'LIGHT10'],
  password: ['first-password', 'service-password-for-tests'],
  password_confirmation: ['first-password'],
  old_password: ['first-password'],
  new_password: ['first-password'],
  new_password_confirmation: ['first-password'],
  street: ['12 Abbas El Akkad'],
  message: ['Do you sell track lights?'],
  query: ['led bulb', 'لمبة ليد', 'glfm', 'lamba', '9w', '٩ وات', 'DP-1001'],
  user_id: ['1', '2', '3'],
};
const anyText = fc.oneof(awkward, fc.string({ unit: 'binary' }), fc.string());
const anyNumber = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 0.1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e300, -1e300),
  fc.double(),
);
const anything = fc.oneof(
  anyText,
  anyNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 300 }, () => ({ id: 1, quantity: 1 }))),
);

/** Mostly what a schema asks for, now and then something else in its place. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 30, arbitrary: right(schema) }, { weight: 1, arbitrary: anything });
}

function right(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(near));
  switch (schema.type) {
    case 'object':
      return anObject(schema);
    case 'array':
      return fc.array(near(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'integer':
      return fc.oneof(fc.integer({ min: schema.minimum ?? 0, max: 12 }), fc.integer());
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 500 }), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'string':
      return /\\d/.test(schema.pattern ?? '') ? fc.nat(12).map(String) : anyText;
    default:
      return anything;
  }
}

function anObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fc.oneof(
        {
          weight: schema.type === 'string' && name in PLAUSIBLE ? 8 : 0,
          arbitrary: fc.constantFrom(...(PLAUSIBLE[name] ?? [''])),
        },
        near(schema),
      ),
    ]),
  );
  const whole = fc.record(members, { requiredKeys: [...required] });
  const torn = fc.record(members, { requiredKeys: [] });
  const added = fc
    .tuple(whole, fc.oneof(awkward, fc.string()), anything)
    .map(([object, name, value]) => ({ ...object, [name]: value }));
  return fc.oneof({ weight: 10, arbitrary: whole }, torn, added);
}

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
}

/** Any request to any call of the shop, by any of the callers: from right to rubbish. */
export function anyRequest(credentials: Credentials): fc.Arbitrary<AnyRequest> {
  const headers = callHeaders('serviceLogin');
  return anyRequestTo({ calls, endpoints, base: '/api', headers }, credentials);
}

/** The same to any call of the back office at an origin. */
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
          headers: { ...target.headers, 'idempotency-key': key, ...caller, ...own },
          body: method === 'GET' || method === 'HEAD' ? undefined : sent,
        }));
    }),
  );
}
