import { join } from 'node:path';
import { LOCALES } from '@dp/contract/locale.ts';
import type { Plugin } from 'vite';
import { FRAME_FEATURES } from './build-chunks.ts';

const TRANSLATES = /\buseTranslations\(['"](\w+)['"]\)/g;

/**
 * Vite plugin: a module that translates names the files of its features' messages and starts loading them as soon
 * as it is loaded itself, so that they come beside the page's data rather than when the page is rendered.
 */
export function messagesWithModules(appFolder: string): Plugin {
  const file = (...names: string[]) => JSON.stringify(join(appFolder, 'i18n', ...names));
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
      const calls = [...features].map((feature) => {
        const files = LOCALES.map(
          (locale) =>
            `${locale}:()=>import(${file(locale, `${feature}.json`)}).then((file)=>file.default)`,
        );
        return `preloadMessages(${JSON.stringify(feature)},{${files}});`;
      });
      // At the end, where it moves no line; imports are evaluated first, wherever they are.
      return {
        code: `${code}\nimport { preloadMessages } from ${file('languages.ts')};${calls.join('')}`,
        map: null,
      };
    },
  };
}
