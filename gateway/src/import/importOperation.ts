import { Type } from '@sinclair/typebox';
import type { Operation } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import type { Resource } from '../resource/defineResource.ts';
import { FILE_TYPES } from '../resource/export/fileTypes.ts';
import { pascal } from '../resource/resourceOperations.ts';

export const importOperation = ({ path }: Resource, right: string): Operation => ({
  id: `import${pascal(path)}`,
  summary: 'Take in a CSV or XLSX file: all of its rows or none, or the good ones alone',
  tag: path,
  permission: { objectCodes: [right], action: 'Write' },
  headers: { 'Idempotency-Key': IdempotencyKey },
  form: Type.Object({
    image: Type.String({ contentMediaType: 'application/octet-stream', description: 'The file.' }),
    action: Type.Optional(
      Type.Unsafe<string>({
        enum: ['import', 'test', 'bad_rows'],
        description:
          '`test` tells what would come of the file; `bad_rows` answers a file of the rows with a mistake, each behind what is wrong with it, to be mended and sent again. Neither writes anything.',
      }),
    ),
    skip_bad: Type.Optional(
      Type.Boolean({ description: 'Of an import: take in the rows without a mistake, and leave the others.' }),
    ),
    format: Type.Optional(Type.Unsafe<string>({ enum: ['xlsx', 'csv'], description: 'Of `bad_rows`.' })),
    language: Type.Optional(Type.Unsafe<string>({ enum: ['th', 'en'], description: 'Of the reasons in `bad_rows`.' })),
    realm_id: Type.Optional(Type.String()),
    branch_id: Type.Optional(Type.String()),
  }),
  payload: Type.Object({
    inserted: Type.Integer(),
    updated: Type.Integer(),
    same: Type.Integer({ description: 'Rows that say what their record has already; nothing of them is written.' }),
    bad: Type.Integer({ description: 'Rows with a mistake, which are not taken in.' }),
    problems: Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
      description: 'The first thousand of their mistakes, by `row 7.name`.',
    }),
  }),
  // Asked for by the header Accept: progress, then the answer or the refusal.
  media: {
    'application/x-ndjson': { type: 'string', description: 'One JSON object a line; the last is the answer.' },
    ...Object.fromEntries(
      Object.values(FILE_TYPES).map((type) => [
        type,
        { type: 'string', format: 'binary', description: 'The bad rows.' },
      ]),
    ),
  },
  refusals: ['E02001', 'E07001', 'IDEMPOTENCY_CONFLICT', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
});
