import { join } from 'node:path';
import type { CSSOptions, EnvironmentOptions, UserConfig } from 'vite';
import { shortClassNames } from './short-class-names.ts';

/** Vite settings that the storefront and the back office share. */
export const appSettings = {
  resolve: {
    alias: {
      // Messages are compiled when building, so the ICU parser never reaches a phone.
      'use-intl/format-message': 'use-intl/format-message/format-only',
    },
  },
  build: {
    // Fonts and pictures stay files of their own: inlined they could not be preloaded or cached.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
} satisfies UserConfig;

/** How the modules that render HTML are bundled, for each of Vite's commands. */
export const renderingSettings: Readonly<Record<'build' | 'serve', EnvironmentOptions>> = {
  // One self-contained bundle starts much faster than some thousand small files, and has React in its
  // production form whatever NODE_ENV the process around it runs with.
  build: {
    resolve: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  },
  // While developing Vite runs the modules one by one and Node loads packages as they are, but for the
  // one whose alias above must hold here too.
  serve: { resolve: { noExternal: ['use-intl'] } },
};

/** How style sheets are bundled, for each of Vite's commands: readable class names while developing. */
export const stylingSettings: Readonly<Record<'build' | 'serve', CSSOptions>> = {
  build: {
    modules: { generateScopedName: shortClassNames(join(import.meta.dirname, '..', '..')) },
  },
  serve: {},
};
