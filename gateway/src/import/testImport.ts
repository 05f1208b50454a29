import type { Database } from '../database/pool.ts';
import type { ImportRules, ImportScope } from './ImportRules.ts';
import { type ImportProgress, type ImportTest, testRecords } from './importRecords.ts';

/** Ends a transaction of which nothing is to stay. */
class RolledBack extends Error {}

/** What would come of a file: the import itself, in a transaction that is rolled back. */
export async function testImport(
  database: Database,
  rules: ImportRules,
  scope: Omit<ImportScope, 'client'>,
  file: { path: string; bytes: number },
  report: (progress: ImportProgress) => void,
): Promise<ImportTest> {
  let outcome: ImportTest | null = null;
  const work = database.inTransaction(scope.session.realmId, async (client) => {
    outcome = await testRecords(rules, { ...scope, client }, file, report);
    throw new RolledBack();
  });
  await work.catch((error) => {
    if (!(error instanceof RolledBack)) throw error;
  });
  if (!outcome) throw new Error('The test of an import has no outcome');
  return outcome;
}
