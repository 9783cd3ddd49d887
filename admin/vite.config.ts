import { appSettings, renderingSettings } from '@dp/ui/bundling/app-settings.ts';
import { precompiledMessages } from '@dp/ui/bundling/precompiled-messages.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  ...appSettings,
  plugins: [precompiledMessages(), reactRouter()],
  environments: { ssr: renderingSettings[command] },
}));
