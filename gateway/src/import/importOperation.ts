import { Type } from '@sinclair/typebox';
import type { Operation } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import type { Resource } from '../resource/defineResource.ts';
import { pascal } from '../resource/resourceOperations.ts';

export const importOperation = ({ path }: Resource, right: string): Operation => ({
  id: `import${pascal(path)}`,
  summary: 'Take in a CSV or XLSX file: all of its rows, or none',
  tag: path,
  permission: { objectCodes: [right], action: 'Write' },
  headers: { 'Idempotency-Key': IdempotencyKey },
  form: Type.Object({
    image: Type.String({ contentMediaType: 'application/octet-stream', description: 'The file.' }),
    action: Type.Optional(
      Type.Unsafe<string>({
        enum: ['import', 'test'],
        description: '`test` tells what would come of the file, and writes nothing.',
      }),
    ),
    realm_id: Type.Optional(Type.String()),
    branch_id: Type.Optional(Type.String()),
  }),
  payload: Type.Object({
    inserted: Type.Integer(),
    updated: Type.Integer(),
    bad: Type.Optional(Type.Integer({ description: 'Of a test: rows with a mistake.' })),
    problems: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'Of a test: the mistakes, by `row 7.name`.',
      }),
    ),
  }),
  // Asked for by the header Accept: progress, then the answer or the refusal.
  media: { 'application/x-ndjson': { type: 'string', description: 'One JSON object a line; the last is the answer.' } },
  refusals: ['E02001', 'E07001', 'IDEMPOTENCY_CONFLICT', 'TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
});
