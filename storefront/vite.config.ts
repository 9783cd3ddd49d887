import { join } from 'node:path';
import { appSettings, renderingSettings, stylingSettings } from '@dp/ui/bundling/app-settings.ts';
import { classNameConstants } from '@dp/ui/bundling/class-name-constants.ts';
import { noDisplayNames } from '@dp/ui/bundling/no-display-names.ts';
import { precompiledMessages } from '@dp/ui/bundling/precompiled-messages.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserChunks } from './build-chunks.ts';
import { frameStylesOnce } from './build-styles.ts';

export default defineConfig(({ command }) => ({
  ...appSettings,
  css: stylingSettings[command],
  plugins: [
    classNameConstants(),
    noDisplayNames(),
    precompiledMessages(),
    reactRouter(),
    frameStylesOnce(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: browserChunks(join(import.meta.dirname, 'app')) },
        },
      },
    },
    ssr: renderingSettings[command],
  },
}));
