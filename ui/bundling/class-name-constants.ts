import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^'\n]+\.module\.css');$/gm;

/**
 * Vite plugins: an app's `import styles from './x.module.css'` becomes an import of its names, so that a bundle
 * has the names that are used, where they are used, instead of tables of all of them.
 */
export function classNameConstants(): Plugin[] {
  return [
    {
      name: 'dp:class-name-imports',
      apply: 'build',
      enforce: 'pre',
      config: () => ({
        build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } } },
      }),
      transform(code, id) {
        if (!/\.tsx?(?:\?|$)/.test(id) || !code.includes('.module.css')) return null;
        return { code: code.replace(IMPORT, 'import * as $1 from $2;'), map: null };
      },
    },
    {
      name: 'dp:styles-stay',
      apply: 'build',
      enforce: 'post',
      // A module whose names are all inlined is still a part of the style sheet.
      transform(code, id) {
        return id.endsWith('.module.css')
          ? { code, map: null, moduleSideEffects: 'no-treeshake' }
          : null;
      },
    },
  ];
}
