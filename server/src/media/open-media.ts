import type { MediaStore } from '@dp/api/media/media-port.ts';
import type { ServerConfig } from '../config.ts';
import { FolderStore } from './folder-store.ts';

/**
 * Where the originals of pictures are: a bucket, or the data folder.
 *
 * @throws StartupError when the bucket is not there or refuses the shop.
 */
export async function openMediaStore({
  bucket,
  dataDirectory,
}: Pick<ServerConfig, 'bucket' | 'dataDirectory'>): Promise<MediaStore> {
  if (bucket === undefined) return new FolderStore(dataDirectory);
  const { BucketStore } = await import('./bucket-store.ts');
  const store = new BucketStore(bucket);
  await store.assertThere();
  return store;
}
