import type { Database } from '../database/pool.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { type Once, writeOnce } from '../http/writeOnce.ts';
import type { ImportOutcome, ImportRules, ImportScope } from './ImportRules.ts';
import { importGoodRows, importWholeFile, type TestOutcome, testFile } from './importFile.ts';
import type { ImportProgress } from './importSteps.ts';
import { openSheet } from './openSheet.ts';
import type { ImportForm } from './readImportForm.ts';
import { writeBadRows } from './writeBadRows.ts';

/** An uploaded file, and what to do with it. */
export interface ImportRequest extends ImportForm {
  /** Where the file is. */
  path: string;
  session: GatewaySession;
  once: Once;
  /** Ends it; nothing of it stays then. */
  signal: AbortSignal;
}

/** Imports a file, once for each key, or reports what would happen. */
export function runImport(
  { database }: Pick<GatewayContext, 'database'>,
  rules: ImportRules,
  requested: ImportRequest,
  report: (progress: ImportProgress) => void,
): Promise<ImportOutcome | TestOutcome> {
  const { session, branchId, signal, skipsBad, once } = requested;
  const choices = { ...rules.choices, ...requested.choices };
  if (requested.action === 'test') {
    return looking(database, rules, requested, (scope, sheet) => testFile(rules, scope, sheet, report));
  }
  const beside: ImportScope['beside'] = (work) => database.inTransaction(session.realmId, work);
  return writeOnce(
    database,
    once,
    async (client) => {
      const sheet = await openSheet(rules, requested, signal);
      const take = skipsBad ? importGoodRows : importWholeFile;
      return await take(rules, { client, session, branchId, choices, beside }, sheet, report).finally(sheet.close);
    },
    signal,
  );
}

/** Writes the bad rows of a file to another one. */
export function keepBadRows(
  { database }: Pick<GatewayContext, 'database'>,
  rules: ImportRules,
  requested: ImportRequest,
  to: string,
): Promise<void> {
  const { format, language } = requested;
  return looking(database, rules, requested, (scope, sheet) =>
    writeBadRows(rules, scope, sheet, { path: to, format, language }),
  );
}

/** In a transaction that cannot write, and that locks nothing. */
function looking<T>(
  database: Database,
  rules: ImportRules,
  requested: ImportRequest,
  work: (scope: Parameters<ImportRules['open']>[0], sheet: Awaited<ReturnType<typeof openSheet>>) => Promise<T>,
): Promise<T> {
  const { session, branchId, signal } = requested;
  const choices = { ...rules.choices, ...requested.choices };
  return database.inTransaction(
    session.realmId,
    async (client) => {
      const sheet = await openSheet(rules, requested, signal);
      return work({ client, session, branchId, choices, beside: null }, sheet).finally(sheet.close);
    },
    { snapshot: true, signal },
  );
}
