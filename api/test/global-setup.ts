import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate, makePostgresTemplate } from './database-templates.ts';

/** Prepares one template database for the whole run; every test file then works on its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const make =
    process.env.DP_TEST_DATABASE === 'postgres' ? makePostgresTemplate : makeEmbeddedTemplate;
  const { remove, ...template } = await make();
  project.provide('databaseTemplate', template);
  return remove;
}
