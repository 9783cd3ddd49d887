import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FRAME_FEATURES } from './build-chunks.ts';

const TRANSLATES = /\buseTranslations\(['"](\w+)['"]\)/g;

/**
 * Vite plugin: a module that translates starts loading its features' messages as soon as it is loaded itself, so
 * that they come beside the page's data. Without it they would come when the page is rendered, after its data.
 */
export function messagesWithModules(appFolder: string): Plugin {
  const languages = JSON.stringify(join(appFolder, 'i18n/languages.ts'));
  return {
    name: 'dp:messages-with-modules',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(join(appFolder, '/'))) return null;
      const features = new Set([...code.matchAll(TRANSLATES)].map(([, name = '']) => name));
      // The root loads these.
      for (const feature of FRAME_FEATURES) features.delete(feature);
      if (features.size === 0) return null;
      const names = JSON.stringify([...features]);
      // At the end, where it moves no line; imports are evaluated first wherever they stand.
      return {
        code: `${code}\nimport { preloadMessages } from ${languages};preloadMessages(${names});`,
        map: null,
      };
    },
  };
}
