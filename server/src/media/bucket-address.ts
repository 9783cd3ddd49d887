import { StartupError } from '@dp/api/database/startup-error.ts';
import { z } from 'zod';

/** A bucket of an S3-compatible store, and the key to it. */
export interface BucketAddress {
  /** Origin of the store, such as https://s3.eu-central-1.amazonaws.com. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Before the names of all objects: empty, or ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The environment variables of the media store. */
export const mediaSettings = {
  MEDIA_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
};
type MediaEnvironment = z.output<z.ZodObject<typeof mediaSettings>>;

const DEFAULT_REGION = 'us-east-1';
const PARAMETERS = ['endpoint', 'region'];

/**
 * Where `MEDIA_URL` puts the originals of pictures; undefined for the data folder.
 *
 * @throws StartupError that says what is wrong with it.
 */
export function readBucketAddress(env: MediaEnvironment): BucketAddress | undefined {
  if (env.MEDIA_URL === undefined) return undefined;
  const url = URL.parse(env.MEDIA_URL);
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) {
    throw wrong(
      'MEDIA_URL should be a bucket such as s3://pictures?endpoint=https://storage.example&region=eu-central-1',
    );
  }
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw wrong(`MEDIA_URL has no parameter "${unknown}"`);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(prefix)) {
    throw wrong('MEDIA_URL should have only letters, digits, dots and dashes in its folder');
  }
  const region = url.searchParams.get('region') ?? DEFAULT_REGION;
  const named = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const endpoint = URL.parse(named);
  if (endpoint === null || !/^https?:$/.test(endpoint.protocol) || endpoint.pathname !== '/') {
    throw wrong('MEDIA_URL should have an endpoint such as https://storage.example');
  }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw wrong('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed with MEDIA_URL');
  }
  return {
    endpoint: endpoint.origin,
    bucket: url.host,
    prefix: prefix === '' ? '' : `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
  };
}

function wrong(line: string): StartupError {
  return new StartupError(`The configuration is not right:\n  ${line}`);
}
