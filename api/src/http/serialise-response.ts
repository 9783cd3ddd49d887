import { randomUUID } from 'node:crypto';
import type { CallName } from '@dp/contract/calls.ts';
import { type CallOutput, endpoints } from '@dp/contract/endpoints.ts';
import { product as productSchema } from '@dp/contract/products.ts';
import { z } from 'zod';
import { unpooled } from './unpooled.ts';

/** A product as JSON, validated. */
class ProductJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Of products that were serialised; a cached row presents the same object each time. */
const serialised = new WeakMap<object, ProductJson>();

const productAsJson = z.unknown().transform((value) => {
  const known = isObject(value) ? serialised.get(value) : undefined;
  if (known) return known;
  const json = new ProductJson(unpooled(Buffer.from(JSON.stringify(productSchema.parse(value)))));
  if (isObject(value)) serialised.set(value, json);
  return json;
});

/** The calls' response schemas with products as JSON. */
const schemas = new Map<CallName, z.ZodType>();

/** Takes a product's place in the text around it; nobody can guess it. */
const PLACE = randomUUID();
const PLACE_IN_JSON = JSON.stringify(PLACE);

/**
 * A call's response as JSON, in memory of its own. Each product in it is validated and serialised once for all
 * responses that contain the same object: a list that is built again for one changed product costs little more
 * than that one.
 *
 * @throws when `value` is not what the contract promises: a fault of ours.
 */
export function serialiseResponse<N extends CallName>(name: N, value: CallOutput<N>): Buffer {
  let schema = schemas.get(name);
  if (!schema) {
    schema = withProductsAsJson(endpoints[name].response);
    schemas.set(name, schema);
  }
  const products: Buffer[] = [];
  const around = JSON.stringify(schema.parse(value), (_, part) => {
    if (!(part instanceof ProductJson)) return part;
    products.push(part.bytes);
    return PLACE;
  }).split(PLACE_IN_JSON);
  const parts = around.flatMap((text, at) => {
    const product = products[at];
    return product ? [Buffer.from(text), product] : [Buffer.from(text)];
  });
  return unpooled(Buffer.concat(parts));
}

/**
 * The schema with each product in its objects and lists turned into JSON. A part of another sort stays as it is
 * and validates its products itself.
 */
function withProductsAsJson(schema: z.ZodType): z.ZodType {
  if (schema === productSchema) return productAsJson;
  if (schema instanceof z.ZodArray && schema.def.checks === undefined) {
    const element = schema.element as z.ZodType;
    const changed = withProductsAsJson(element);
    return changed === element ? schema : z.array(changed);
  }
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap() as z.ZodType;
    const changed = withProductsAsJson(inner);
    return changed === inner ? schema : changed.optional();
  }
  if (schema instanceof z.ZodObject) {
    const changed = Object.entries(schema.shape as Record<string, z.ZodType>)
      .map(([key, part]) => [key, part, withProductsAsJson(part)] as const)
      .filter(([, part, next]) => part !== next)
      .map(([key, , next]) => [key, next] as const);
    return changed.length === 0 ? schema : schema.extend(Object.fromEntries(changed));
  }
  return schema;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
