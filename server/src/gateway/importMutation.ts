import type { Context } from '../execution/context.ts';
import type { Upload } from '../execution/upload.ts';
import type { ImportCount, MutationResolvers } from '../generated/schema.ts';
import { integer } from './fields.ts';
import { formOf } from './formOf.ts';
import { malformed } from './GatewayError.ts';
import { onceBy } from './onceBy.ts';
import type { ValueField } from './recordType.ts';
import { withFile } from './resourceMutations.ts';
import { resourceOf } from './resourceOf.ts';
import { SHEET } from './uploadedFile.ts';
import { isWireRecord } from './wire.ts';
import { writeScope } from './writeScope.ts';

interface ImportInput {
  file: Upload;
  branchId?: string | null;
  idempotencyKey?: string | null;
}

const inserted = integer('inserted');
const updated = integer('updated');

/** Rows of a CSV or XLSX file as records, all or none (POST {resource}/import, CALL-32). */
export function importMutation<Name extends keyof MutationResolvers & string>(
  name: Name,
  type: string,
): Pick<MutationResolvers, Name> {
  const run = async (_: unknown, { input }: { input: ImportInput }, context: Context) => {
    const fields = { action: 'import', branch_id: input.branchId };
    return await withFile('imported', rowPath, 'file', input.file, SHEET, async (file): Promise<ImportCount> => {
      const { realm_id } = await writeScope(context);
      const { path } = resourceOf(context.records, type);
      const form = () => formOf({ ...fields, realm_id }, file);
      const answer = await context.gateway.postForm(`/${path}/import`, form, onceBy(input.idempotencyKey));
      return { inserted: countOf(answer, inserted), updated: countOf(answer, updated) };
    });
  };
  return { [name]: run } as unknown as Pick<MutationResolvers, Name>;
}

/** Whoever brought a sheet is told how many rows were taken: a count that is missing is no 0. */
function countOf(answer: unknown, count: ValueField<number>): number {
  const read = isWireRecord(answer) ? count.read(answer) : null;
  if (typeof read === 'number') return read;
  throw malformed('The answer to an import lacks a count.');
}

/** `row 7.phone` is a cell of the file; its column keeps the name it has in the file. */
function rowPath(wirePath: string): string[] {
  const [, row, column] = /^row (\d+)(?:\.(.+))?$/.exec(wirePath) ?? [];
  if (!row) return [wirePath === 'branch_id' ? 'branchId' : 'file'];
  return column ? ['file', row, column] : ['file', row];
}
