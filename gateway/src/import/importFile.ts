import type { ImportField } from '@taem/domain/import/ImportField.ts';
import { type Problem, refuseFields } from '../http/errors.ts';
import {
  type ImportChoice,
  type ImportOutcome,
  type ImportRules,
  type ImportScope,
  MAX_PROBLEMS,
} from './ImportRules.ts';
import { type ImportProgress, type ImportStep, importSteps } from './importSteps.ts';
import type { OpenSheet, SheetFound } from './openSheet.ts';

/** A dry run lists the mistakes of a file, up to as many as a person can read. */
const MAX_REPORTED = 1_000;
/** Maximum number of example names for a choice. */
const MAX_NAMES = 20;

type Report = (progress: ImportProgress) => void;

/** The result of a dry run: what was recognised in the file, and which choices there are. */
export interface TestOutcome extends ImportOutcome {
  found: SheetFound;
  /** The fields that the sender can assign to a column. */
  fields: readonly ImportField[];
  choices: readonly (ImportChoice & { value: boolean })[];
}

/** Returns what importing a file would do, without writing. If the file lacks a needed column, its rows are not read. */
export async function testFile(
  rules: ImportRules,
  scope: ImportScope,
  sheet: OpenSheet,
  report: Report,
): Promise<TestOutcome> {
  const { found, faults } = sheet;
  // Internal fields such as ids can only be assigned if the file has them.
  const fields = rules.fields.filter(
    ({ path, isInternal }) => !isInternal || found.columns.some(({ field }) => field === path),
  );
  const decided = ({ key, count, names }: ImportChoice) => ({
    ...{ key, count, names: names.slice(0, MAX_NAMES) },
    value: scope.choices[key] ?? false,
  });
  if (faults.length > 0) {
    const choices = standInsOf(rules, faults).map(decided);
    return {
      ...NOTHING,
      problems: faults,
      doubts: sheet.doubts,
      otherSheets: found.otherSheets,
      found,
      fields,
      choices,
    };
  }
  const opened = await rules.open(scope);
  const outcome = await outcomeOf(importSteps(rules, opened, scope, sheet, 'none'), sheet, report);
  return { ...outcome, found, fields, choices: (opened.choices?.() ?? []).map(decided) };
}

/** Returns the choices that can replace a missing column that all rows need. */
const standInsOf = ({ standIns = {} }: ImportRules, faults: readonly Problem[]): ImportChoice[] =>
  Object.entries(standIns)
    .filter(([field]) => faults.some(({ path }) => path.endsWith(`.${field}`)))
    .map(([, key]) => ({ key, count: 0, names: [] }));

const NOTHING = { inserted: 0, updated: 0, same: 0, bad: 0, doubtful: 0 };

/** Imports the rows without a mistake, and leaves out the others. */
export async function importGoodRows(rules: ImportRules, scope: ImportScope, sheet: OpenSheet, report: Report) {
  refuseFaults(sheet);
  return await outcomeOf(importSteps(rules, await rules.open(scope), scope, sheet, 'good'), sheet, report);
}

/**
 * Imports a whole file, or throws so that nothing is imported. After the first mistake it only looks for more, so that
 * they can be corrected together.
 */
export async function importWholeFile(rules: ImportRules, scope: ImportScope, sheet: OpenSheet, report: Report) {
  refuseFaults(sheet);
  const steps = importSteps(rules, await rules.open(scope), scope, sheet, 'faultless');
  const outcome = await outcomeOf(steps, sheet, report, MAX_PROBLEMS);
  if (outcome.bad > 0) throw refuseFields(outcome.problems.slice(0, MAX_PROBLEMS));
  return outcome;
}

export function refuseFaults({ faults }: OpenSheet): void {
  if (faults.length > 0) throw refuseFields(faults);
}

async function outcomeOf(
  steps: AsyncIterable<ImportStep>,
  sheet: OpenSheet,
  report: Report,
  enough = Number.POSITIVE_INFINITY,
): Promise<ImportOutcome> {
  const outcome = { ...NOTHING };
  const problems: Problem[] = [];
  const doubts = [...sheet.doubts];
  for await (const { rows, share, count, bad, doubtful } of steps) {
    outcome.inserted += count.inserted;
    outcome.updated += count.updated;
    outcome.same += count.same;
    outcome.bad += bad.length;
    outcome.doubtful += doubtful.length;
    add(problems, bad);
    add(doubts, doubtful);
    if (problems.length >= enough) break;
    report({ rows, share });
  }
  return { ...outcome, problems, doubts, otherSheets: sheet.found.otherSheets };
}

function add(all: Problem[], rows: readonly { problems: readonly Problem[] }[]): void {
  for (const row of rows) all.push(...row.problems.slice(0, Math.max(0, MAX_REPORTED - all.length)));
}
