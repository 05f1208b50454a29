import { type TSchema, Type } from '@sinclair/typebox';
import { LEFT_REASONS } from '@taem/domain/changes/leftReasons.ts';
import { defineOperations } from '../http/Operation.ts';
import { IdempotencyKey } from '../http/readIdempotencyKey.ts';
import { Uuid } from '../resource/jsonShapes.ts';
import { ChangedValue, changesOperations } from './changesOperations.ts';

const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const choices = (values: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...values] });

const Left = Type.Object(
  {
    record_id: Uuid,
    name: OrNull(Type.String()),
    reason: choices(LEFT_REASONS),
    message: OrNull(Type.String()),
    by: OrNull(Type.String()),
    at: OrNull(Type.String({ format: 'date-time' })),
  },
  { title: 'LeftOut' },
);

const Run = Type.Object(
  {
    id: Uuid,
    kind: choices(['bulk', 'revert']),
    type: OrNull(Type.String({ description: 'Contract type of the records; null where there are several.' })),
    started_at: Type.String({ format: 'date-time' }),
    state: choices(['running', 'done', 'cancelled', 'interrupted']),
    total: Type.Integer(),
    done: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    left_count: Type.Integer(),
    left: Type.Array(Left),
    set_id: OrNull(Uuid),
  },
  { title: 'ChangeRun' },
);

const { permission } = changesOperations.sets;
const tag = 'changes';
const headers = { 'Idempotency-Key': IdempotencyKey };

export const runOperations = defineOperations({
  revert: {
    id: 'revertChangeSet',
    summary: 'Take a set of changes back, or one change of it',
    ...{ tag, permission, headers },
    payload: Run,
    refusals: ['IDEMPOTENCY_CONFLICT', 'TOO_MANY_ATTEMPTS'],
  },
  preview: {
    id: 'previewBulkEdit',
    summary: 'What a change of many records would do',
    ...{ tag, permission },
    payload: Type.Object({
      ...{ count: Type.Integer(), changing: Type.Integer(), same: Type.Integer(), left_count: Type.Integer() },
      left: Type.Array(Left),
      examples: Type.Array(
        Type.Object({ record_id: Uuid, name: OrNull(Type.String()), before: ChangedValue, after: ChangedValue }),
      ),
    }),
  },
  bulk: {
    id: 'bulkEdit',
    summary: 'Change one field of many records; answers how far it is, and goes on',
    ...{ tag, permission, headers },
    payload: Run,
    refusals: ['123', 'IDEMPOTENCY_CONFLICT', 'TOO_MANY_ATTEMPTS'],
  },
  run: { id: 'getChangeRun', summary: 'How far a run is, for whoever began it', ...{ tag, permission }, payload: Run },
  brokenOff: {
    id: 'listBrokenOffRuns',
    summary: 'Runs of one’s own that nobody works on any more though they are not through, the latest first',
    ...{ tag, permission },
    payload: Type.Object({ change_runs: Type.Array(Run) }),
  },
  resume: {
    id: 'resumeChangeRun',
    summary: 'Go on with a run that broke off, from where it stopped',
    ...{ tag, permission },
    payload: Run,
    refusals: ['TOO_MANY_ATTEMPTS'],
  },
  cancel: {
    id: 'cancelChangeRun',
    summary: 'Stop a run after the part that is under way; what is done stays done',
    ...{ tag, permission },
    payload: Run,
  },
});
