import fc from 'fast-check';

/** What JSON Schema says of a part of a call; only the keywords that the contract's schemas use. */
export interface Schema {
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
export const awkward = fc.constantFrom(
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
export const anyText = fc.oneof(awkward, fc.string({ unit: 'binary' }), fc.string());
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
export function near(schema: Schema): fc.Arbitrary<unknown> {
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
      return fc.oneof(aNear(schema.minimum ?? 0), fc.integer());
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

/** A whole number not far above the least. */
function aNear(min: number): fc.Arbitrary<number> {
  return fc.integer({ min, max: Math.max(12, min + 12) });
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
