import type { Plugin } from 'vite';

const DISPLAY_NAME = /^\w+\.displayName = "[^"\n]*";$/gm;

/**
 * Vite plugin: the router's names of its components, which only developer tools read, keep parts that no page
 * uses in the bundle.
 */
export function noDisplayNames(): Plugin {
  return {
    name: 'dp:no-display-names',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/')) return null;
      return { code: code.replace(DISPLAY_NAME, ''), map: null };
    },
  };
}
