import type { Database, DatabaseClient } from '../database/pool.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { type Once, writeOnce } from '../http/writeOnce.ts';
import type { ImportOutcome, ImportRules, ImportScope } from './ImportRules.ts';
import { importGoodRows, importWholeFile, type TestOutcome, testFile } from './importFile.ts';
import type { ImportProgress } from './importSteps.ts';
import { type Noted, noteImport } from './noteImport.ts';
import { openSheet } from './openSheet.ts';
import type { ImportForm } from './readImportForm.ts';
import { writeBadRows } from './writeBadRows.ts';

/** An uploaded file, with what to do with it. */
export interface ImportRequest extends ImportForm {
  /** Path of the file. */
  path: string;
  session: GatewaySession;
  once: Once;
  /** Aborts the import; nothing of it remains then. */
  signal: AbortSignal;
}

/** Imports a file, once for each key, or reports what would happen. */
export function runImport(
  { database }: Pick<GatewayContext, 'database'>,
  rules: ImportRules,
  requested: ImportRequest,
  report: (progress: ImportProgress) => void,
): Promise<(ImportOutcome & Noted) | TestOutcome> {
  const { session, branchId, signal, skipsBad, once } = requested;
  const choices = { ...rules.choices, ...requested.choices };
  if (requested.action === 'test') {
    return looking(database, rules, requested, (scope, sheet, shopRules) => testFile(shopRules, scope, sheet, report));
  }
  const beside: ImportScope['beside'] = (work) => database.inTransaction(session.realmId, work);
  return writeOnce(
    database,
    once,
    (client) =>
      noteImport(client, async (importId) => {
        const shopRules = await rulesOfShop(rules, client);
        const sheet = await openSheet(shopRules, requested, signal);
        const take = skipsBad ? importGoodRows : importWholeFile;
        const scope = {
          client,
          session,
          branchId,
          choices,
          beside,
          importId,
          fileName: requested.fileName,
          brought: new Set<string>(),
        };
        const outcome = await take(shopRules, scope, sheet, report).finally(sheet.close);
        // If the heading was not recognised, it may be the first person of a list, whose data must not be stored here.
        const { name: sheetName, isHeading, columns } = sheet.found;
        const mapping = columns.map(({ head, field }, place) => [isHeading ? head : `${place + 1}`, field] as const);
        const { fileName: name, hash } = requested;
        return {
          outcome,
          file: {
            ...{ record: rules.resource.path, name, hash, sheet: sheetName, branchId, choices, mapping },
            brought: [...scope.brought],
          },
        };
      }),
    signal,
  );
}

/** Writes the bad rows of a file to another file. */
export function keepBadRows(
  { database }: Pick<GatewayContext, 'database'>,
  rules: ImportRules,
  requested: ImportRequest,
  to: string,
): Promise<void> {
  const { format, language } = requested;
  return looking(database, rules, requested, (scope, sheet, shopRules) =>
    writeBadRows(shopRules, scope, sheet, { path: to, format, language }),
  );
}

/** Runs the work in a transaction that cannot write and locks nothing. */
function looking<T>(
  database: Database,
  rules: ImportRules,
  requested: ImportRequest,
  work: (scope: ImportScope, sheet: Awaited<ReturnType<typeof openSheet>>, shopRules: ImportRules) => Promise<T>,
): Promise<T> {
  const { session, branchId, signal } = requested;
  const choices = { ...rules.choices, ...requested.choices };
  return database.inTransaction(
    session.realmId,
    async (client) => {
      const shopRules = await rulesOfShop(rules, client);
      const sheet = await openSheet(shopRules, requested, signal);
      const scope = {
        client,
        session,
        branchId,
        choices,
        beside: null,
        importId: null,
        fileName: requested.fileName,
        brought: new Set<string>(),
      };
      return work(scope, sheet, shopRules).finally(sheet.close);
    },
    { snapshot: true, signal },
  );
}

const rulesOfShop = async (rules: ImportRules, client: DatabaseClient): Promise<ImportRules> =>
  (await rules.ofShop?.(client)) ?? rules;
