import { makeEmbeddedTemplate, makePostgresTemplate } from '@dp/api/test/database-templates.ts';
import type { TestProject } from 'vitest/node';

/** One PostgreSQL and one prepared database of either kind for the whole run; tests work on copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [embedded, postgres] = await Promise.all([makeEmbeddedTemplate(), makePostgresTemplate()]);
  const { remove: removeEmbedded, ...databaseTemplate } = embedded;
  const { remove: removePostgres, ...postgresTemplate } = postgres;
  project.provide('databaseTemplate', databaseTemplate);
  project.provide('postgresTemplate', postgresTemplate);
  return async () => {
    await Promise.all([removeEmbedded(), removePostgres()]);
  };
}
