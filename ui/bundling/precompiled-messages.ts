import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const MESSAGE_FILE = /\/(?:app|ui)\/i18n\/(?:ar|en)\/[\w-]+\.json$/;

/**
 * Compiles one file of messages: every ICU text becomes the compact form that `use-intl` formats
 * without a parser. Texts without arguments stay texts.
 *
 * @throws with the key when a message is not valid ICU, so that a build fails rather than a page.
 */
export function compileMessages(messages: unknown, path = ''): unknown {
  if (typeof messages === 'string') {
    try {
      return compile(messages);
    } catch (error) {
      throw new Error(`Message ${path} is not valid ICU: ${String(error)}`, { cause: error });
    }
  }
  if (typeof messages !== 'object' || messages === null) {
    throw new Error(`Message ${path} must be a text or a group of texts.`);
  }
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      compileMessages(value, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** Vite plugin: `i18n/{ar,en}/*.json` of the app and of ui/ enters the bundle compiled. */
export function precompiledMessages(): Plugin {
  return {
    name: 'dp:precompiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!MESSAGE_FILE.test(id)) return null;
      return { code: JSON.stringify(compileMessages(JSON.parse(code))), map: null };
    },
  };
}
