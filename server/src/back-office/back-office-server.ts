import type { AppDeps } from '@dp/api/deps.ts';
import type { AppOptions } from '@dp/api/http/http-app.ts';
import { createStaffApp } from '@dp/api/staff-app.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { addAppIcons } from '../icons/app-icon-files.ts';
import type { PictureFiles } from '../pages/static-files.ts';
import { addClientFiles, addPictures } from '../pages/static-files.ts';
import { addAppPages } from './app-pages.ts';
import type { BackOfficeSource } from './back-office-source.ts';

/**
 * Notifications show the shop's icon. The back office keeps its own, so that both apps can be told apart on a phone.
 */
const ICONS = new Map([['/icons/notification-192.png', 'icon-192']] as const);

/**
 * The back office as an application of its own, on an origin of its own (decision 089): the staff API, the
 * app's files, one HTML file for its pages, and the catalogue's pictures.
 */
export async function createBackOfficeServer(
  deps: AppDeps,
  source: BackOfficeSource,
  pictures: PictureFiles,
  options: AppOptions,
): Promise<FastifyInstance> {
  const app = await createStaffApp(deps, options);
  const pages: FastifyPluginAsync = async (scope) => {
    const { middleware, clientFiles } = source;
    addAppIcons(scope, deps, ICONS);
    if (middleware) {
      scope.addHook('onRequest', (request, reply, done) =>
        middleware(request.raw, reply.raw, done),
      );
    }
    await addPictures(scope, pictures);
    if (clientFiles !== undefined) await addClientFiles(scope, clientFiles);
    addAppPages(scope, source, deps.config.adminUrl.startsWith('https:'));
  };
  await app.register(pages);
  return app;
}
