import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './build-chunks.ts';
import { precompiledMessages } from './build-messages.ts';
import { markdownPages } from './build-pages.ts';

export default defineConfig(({ command }) => ({
  plugins: [precompiledMessages(), markdownPages(), reactRouter()],
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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: browserChunks(join(import.meta.dirname, 'app')) },
        },
      },
    },
    ssr:
      command === 'build'
        ? {
            // One self-contained bundle starts much faster than some thousand small files, and has React
            // in its production form whatever NODE_ENV the process around it runs with.
            resolve: { noExternal: true },
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : {
            // While developing Vite runs the modules one by one and Node loads packages as they are, but
            // for the one whose alias above must hold here too.
            resolve: { noExternal: ['use-intl'] },
          },
  },
}));
