import { createHash } from 'node:crypto';
import type { AppDeps } from '@dp/api/deps.ts';
import { oneOfFewDecoded } from '@dp/api/media/store-picture.ts';
import type { AppIcon } from '@dp/contract/app-icons.ts';
import { idInAddress } from '@dp/contract/picture-address.ts';
import type { FastifyInstance } from 'fastify';
import { pictureHeaders } from '../pages/static-files.ts';

interface DrawnIcon {
  readonly png: Buffer;
  readonly tag: string;
}

/**
 * Answers the addresses of icons with those of the owner's picture, as long as the shop has one. Without one, and
 * while the media store is away, the app's own files of these addresses are served.
 *
 * @param icons the icon at each address, such as `/icons/icon-192.png`.
 */
export function addAppIcons(
  app: FastifyInstance,
  { catalog, media }: Pick<AppDeps, 'catalog' | 'media'>,
  icons: ReadonlyMap<string, AppIcon>,
): void {
  // Four small files at most: those of the present picture.
  let drawn:
    | { readonly picture: string; readonly files: Map<AppIcon, Promise<DrawnIcon>> }
    | undefined;

  const read = (picture: string, icon: AppIcon): Promise<DrawnIcon> => {
    if (drawn?.picture !== picture) drawn = { picture, files: new Map() };
    const { files } = drawn;
    const known = files.get(icon);
    if (known) return known;
    const made = draw(media, picture, icon);
    made.catch(() => files.delete(icon));
    files.set(icon, made);
    return made;
  };

  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?', 2);
    const icon = icons.get(path);
    if (icon === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const { app_icon: chosen } = (await catalog.current()).shop.details;
    if (chosen === null) return;
    const picture = idInAddress(chosen.src);
    try {
      const { png, tag } = await read(picture, icon);
      pictureHeaders(reply, query === `v=${picture}`);
      reply.header('etag', tag).type('image/png');
      if (request.headers['if-none-match'] === tag) reply.code(304).send();
      else reply.send(png);
      return reply;
    } catch (error) {
      request.log.warn({ err: error }, 'the icon cannot be drawn; the own one is sent');
    }
  });
}

async function draw(media: AppDeps['media'], picture: string, icon: AppIcon): Promise<DrawnIcon> {
  const original = await media.get(picture);
  // Loaded with the first icon: the image library would slow down every start.
  const { drawIcon } = await import('./draw-icon.ts');
  const png = await oneOfFewDecoded(() => drawIcon(original, icon));
  return { png, tag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
}
