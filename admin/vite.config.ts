import { join } from 'node:path';
import { appSettings, renderingSettings, stylingSettings } from '@dp/ui/bundling/app-settings.ts';
import { precompiledMessages } from '@dp/ui/bundling/precompiled-messages.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { callsWithModules } from './build-calls.ts';
import { browserChunks } from './build-chunks.ts';
import { messagesWithModules } from './build-messages.ts';

const appFolder = join(import.meta.dirname, 'app');

/** A first screen names two hundred files: hashes of seven letters, beside a name each, do and are shorter. */
const shortNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ command }) => ({
  ...appSettings,
  css: stylingSettings[command],
  plugins: [
    precompiledMessages(),
    messagesWithModules(appFolder),
    callsWithModules(appFolder),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: browserChunks(appFolder), ...shortNames } },
      },
    },
    ssr: renderingSettings[command],
  },
}));
