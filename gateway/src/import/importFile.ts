import { type Problem, refuseFields } from '../http/errors.ts';
import { type ImportOutcome, type ImportRules, type ImportScope, MOST_PROBLEMS } from './ImportRules.ts';
import { type ImportProgress, type ImportStep, importSteps } from './importSteps.ts';
import type { OpenSheet } from './openSheet.ts';

/** A dry run lists all mistakes of a file, as far as a person can read. */
const MAX_REPORTED = 1_000;

type Report = (progress: ImportProgress) => void;

/** What would come of a file. Writes nothing. */
export const testFile = (rules: ImportRules, scope: ImportScope, sheet: OpenSheet, report: Report) =>
  outcomeOf(importSteps(rules, scope, sheet, 'none'), report);

/** Takes in the rows without a mistake, and leaves the others. */
export const importGoodRows = (rules: ImportRules, scope: ImportScope, sheet: OpenSheet, report: Report) =>
  outcomeOf(importSteps(rules, scope, sheet, 'good'), report);

/**
 * Takes in all of a file, or by throwing nothing. After the first mistake it only looks for more, so that they can be
 * corrected together.
 */
export async function importWholeFile(rules: ImportRules, scope: ImportScope, sheet: OpenSheet, report: Report) {
  const outcome = await outcomeOf(importSteps(rules, scope, sheet, 'faultless'), report, MOST_PROBLEMS);
  if (outcome.bad > 0) throw refuseFields(outcome.problems.slice(0, MOST_PROBLEMS));
  return outcome;
}

async function outcomeOf(
  steps: AsyncIterable<ImportStep>,
  report: Report,
  enough = Number.POSITIVE_INFINITY,
): Promise<ImportOutcome> {
  const outcome = { inserted: 0, updated: 0, same: 0, bad: 0 };
  const problems: Problem[] = [];
  for await (const { rows, share, count, bad } of steps) {
    outcome.inserted += count.inserted;
    outcome.updated += count.updated;
    outcome.same += count.same;
    outcome.bad += bad.length;
    for (const row of bad) problems.push(...row.problems.slice(0, Math.max(0, MAX_REPORTED - problems.length)));
    if (problems.length >= enough) break;
    report({ rows, share });
  }
  return { ...outcome, problems };
}
