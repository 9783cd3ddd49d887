import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './build-chunks.ts';
import { precompiledMessages } from './build-messages.ts';

export default defineConfig(({ command }) => ({
  plugins: [precompiledMessages(), reactRouter()],
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
    ssr: {
      // While developing Vite runs the modules one by one, and packages as they are.
      resolve:
        command !== 'build'
          ? {}
          : {
              // One bundle starts much faster than some thousand small files. What holds identity that the
              // server process shares (React, the router's context keys) stays outside.
              noExternal: true,
              external: ['react', 'react-dom', 'react-router'],
            },
    },
  },
}));
