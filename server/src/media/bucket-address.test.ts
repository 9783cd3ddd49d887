import { describe, expect, it } from 'vitest';
import { readBucketAddress } from './bucket-address.ts';

const KEY = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

describe('MEDIA_URL', () => {
  it('left out means the data folder, whatever keys the machine has', () => {
    expect(readBucketAddress(KEY)).toBeUndefined();
  });

  it.each([
    [
      's3://pictures?endpoint=http://localhost:9000&region=eu-central-1',
      { endpoint: 'http://localhost:9000', bucket: 'pictures', prefix: '', region: 'eu-central-1' },
    ],
    [
      's3://my.shop/dp/live/?region=me-south-1',
      {
        endpoint: 'https://s3.me-south-1.amazonaws.com',
        bucket: 'my.shop',
        prefix: 'dp/live/',
        region: 'me-south-1',
      },
    ],
  ])('%s names a bucket', (MEDIA_URL, address) => {
    expect(readBucketAddress({ MEDIA_URL, ...KEY })).toEqual({
      ...address,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each([
    ['/srv/pictures', KEY, /should be a bucket such as s3:/],
    ['https://bucket.example', KEY, /should be a bucket/],
    ['s3://', KEY, /should be a bucket/],
    ['s3://Pictures_1', KEY, /should be a bucket/],
    ['s3://pictures?endpont=http://x.example', KEY, /no parameter "endpont"/],
    ['s3://pictures?endpoint=x.example', KEY, /endpoint such as/],
    ['s3://pictures?endpoint=http://x.example/pictures', KEY, /endpoint such as/],
    ['s3://pictures/a%20b', KEY, /letters, digits, dots and dashes/],
    ['s3://pictures', {}, /AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed/],
  ])('%s is refused in plain words', (MEDIA_URL, key, words) => {
    expect(() => readBucketAddress({ MEDIA_URL, ...key })).toThrow(words);
  });
});
