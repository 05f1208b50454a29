import type { ImportChoiceInput, ImportCount, MutationResolvers, UserError } from '../generated/schema.ts';
import type { Context } from './context.ts';
import { integer } from './fields.ts';
import { formOf } from './formOf.ts';
import { malformed } from './GatewayError.ts';
import { choiceOf, listOf, otherSheetOf, sheetOf } from './importedSheet.ts';
import { onceBy } from './onceBy.ts';
import type { ValueField } from './recordType.ts';
import { withFile } from './resourceMutations.ts';
import { resourceOf } from './resourceOf.ts';
import type { Upload } from './upload.ts';
import { SHEET } from './uploadedFile.ts';
import { userError } from './userErrors.ts';
import { isWireRecord } from './wire.ts';
import { writeScope } from './writeScope.ts';

interface ImportInput {
  file: Upload;
  branchId?: string | null;
  dryRun?: boolean | null;
  skipBad?: boolean | null;
  columns?: readonly (string | null)[] | null;
  sheet?: string | null;
  choices?: readonly ImportChoiceInput[] | null;
  idempotencyKey?: string | null;
}

const inserted = integer('inserted');
const updated = integer('updated');
const same = integer('same');
const bad = integer('bad');
const doubtful = integer('doubtful');

/**
 * Creates the mutation that imports rows of a CSV or XLSX file, all or none unless requested otherwise (POST
 * {resource}/import, CALL-32).
 */
export function importMutation<Name extends keyof MutationResolvers & string>(
  name: Name,
  type: string,
): Pick<MutationResolvers, Name> {
  const run = async (_: unknown, { input }: { input: ImportInput }, context: Context) => {
    const isWhole = !input.dryRun && !input.skipBad;
    const fields = {
      action: input.dryRun ? 'test' : 'import',
      branch_id: input.branchId,
      ...(input.skipBad && { skip_bad: 'true' }),
      ...(input.columns && { columns: JSON.stringify(input.columns) }),
      ...(input.sheet && { sheet: input.sheet }),
      ...(input.choices && { choices: JSON.stringify(choicesOf(input.choices)) }),
    };
    const mistakes: UserError[] = [];
    const counts = await withFile(
      'imported',
      rowPath,
      'file',
      input.file,
      SHEET,
      async (file): Promise<ImportCount> => {
        const { realm_id } = await writeScope(context);
        const { path } = resourceOf(context.records, type);
        const form = () => formOf({ ...fields, realm_id }, file);
        const answer = await context.gateway.postForm(`/${path}/import`, form, onceBy(input.idempotencyKey));
        if (!isWhole) mistakes.push(...mistakesOf(answer));
        return {
          inserted: countOf(answer, inserted),
          updated: countOf(answer, updated),
          // The documented API has two counts; a gateway that sends only those has changed every existing record.
          same: readCount(answer, same) ?? 0,
          bad: isWhole ? 0 : countOf(answer, bad),
          doubtful: readCount(answer, doubtful) ?? 0,
          doubts: problemsOf(answer, 'doubts'),
          sheet: sheetOf(answer),
          otherSheets: listOf(answer, 'other_sheets').map(otherSheetOf),
          choices: listOf(answer, 'choices').map(choiceOf),
          importId: idOf(answer, 'import_id'),
          changeSetId: idOf(answer, 'change_set_id'),
        };
      },
    );
    return { ...counts, userErrors: [...counts.userErrors, ...mistakes] };
  };
  return { [name]: run } as unknown as Pick<MutationResolvers, Name>;
}

const choicesOf = (choices: readonly ImportChoiceInput[]) =>
  Object.fromEntries(choices.map(({ key, value }) => [key, value]));

/** Reads the errors of rows that are not imported, by the cells of the file. */
const mistakesOf = (answer: unknown): UserError[] =>
  problemsOf(answer, 'problems').map(({ path, message }) => userError('VALIDATION', message, path));

const problemsOf = (answer: unknown, name: string) =>
  listOf(answer, name).map(({ path, message }) => ({ path: rowPath(String(path)), message: String(message) }));

/** Reads a required count: the user must see how many rows were imported, so a missing count is not 0. */
function countOf(answer: unknown, count: ValueField<number>): number {
  const read = readCount(answer, count);
  if (read !== null) return read;
  throw malformed('The answer to an import lacks a count.');
}

function readCount(answer: unknown, count: ValueField<number>): number | null {
  const read = isWireRecord(answer) ? count.read(answer) : null;
  return typeof read === 'number' ? read : null;
}

function idOf(answer: unknown, name: string): string | null {
  const id = isWireRecord(answer) ? answer[name] : null;
  return typeof id === 'string' ? id : null;
}

/** Converts a wire path: `row 7.phone` is a cell of the file, `columns.2` an entry of the input. */
export function rowPath(wirePath: string): string[] {
  const [, row, column] = /^row (\d+)(?:\.(.+))?$/s.exec(wirePath) ?? [];
  if (/^(?:columns|choices)\b/.test(wirePath)) return wirePath.split('.');
  if (wirePath === 'sheet') return ['sheet'];
  if (!row) return [wirePath === 'branch_id' ? 'branchId' : 'file'];
  return column ? ['file', row, column] : ['file', row];
}
