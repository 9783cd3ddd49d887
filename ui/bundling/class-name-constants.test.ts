import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { classNameConstants } from './class-name-constants.ts';

it('puts class names where they are used and keeps the whole style sheet', async () => {
  const files: Record<string, string> = {
    '/entry.ts': "import styles from '/card.module.css';\ndocument.body.className = styles.card;",
    '/card.module.css': '.card { margin: 1px; } .unused { margin: 2px; }',
  };
  const sources = {
    name: 'sources',
    resolveId: (id: string) => (id in files ? id : null),
    load: (id: string) => files[id] ?? null,
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, classNameConstants()],
    build: {
      write: false,
      rolldownOptions: { input: '/entry.ts' },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const styles = output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  expect(code).toMatch(/document\.body\.className=[`"'][\w-]*card[\w-]*[`"']/);
  expect(code).not.toContain('unused');
  expect(styles).toContain('1px');
  expect(styles).toContain('2px');
});
