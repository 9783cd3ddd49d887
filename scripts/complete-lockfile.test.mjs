import { expect, test } from 'vitest';
import { missingPlatformPackages } from './complete-lockfile.mjs';

const tool = {
  version: '1.2.3',
  dev: true,
  license: 'MIT',
  optionalDependencies: {
    '@tool/cli-linux-x64-musl': '1.2.3',
    '@tool/cli-win32-arm64': '1.2.3',
  },
};

test('a lockfile that names every platform package lacks nothing', () => {
  const lock = {
    packages: {
      'node_modules/tool': tool,
      'node_modules/@tool/cli-linux-x64-musl': { version: '1.2.3' },
      'node_modules/tool/node_modules/@tool/cli-win32-arm64': { version: '1.2.3' },
    },
  };
  expect(missingPlatformPackages(lock)).toEqual({});
});

test('a missing platform package gets an entry that only its own platform installs', () => {
  expect(missingPlatformPackages({ packages: { 'node_modules/tool': tool } })).toEqual({
    'node_modules/@tool/cli-linux-x64-musl': {
      version: '1.2.3',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      license: 'MIT',
      optional: true,
      os: ['linux'],
    },
    'node_modules/@tool/cli-win32-arm64': {
      version: '1.2.3',
      cpu: ['arm64'],
      dev: true,
      license: 'MIT',
      optional: true,
      os: ['win32'],
    },
  });
});

test('a missing package whose platform is not in its name is an error that says which', () => {
  const lock = {
    packages: { 'node_modules/tool': { optionalDependencies: { 'tool-extra': '1.0.0' } } },
  };
  expect(() => missingPlatformPackages(lock)).toThrow('tool-extra@1.0.0 is missing');
});
