import { Type } from '@sinclair/typebox';
import { LEFT_REASONS } from '@taem/domain/changes/leftReasons.ts';
import { oneOf, orNull, Uuid } from '../resource/jsonShapes.ts';

export const Left = Type.Object(
  {
    record_id: Uuid,
    name: orNull(Type.String()),
    reason: oneOf(LEFT_REASONS),
    message: orNull(Type.String()),
    by: orNull(Type.String()),
    at: orNull(Type.String({ format: 'date-time' })),
  },
  { title: 'LeftOut' },
);

export const Run = Type.Object(
  {
    id: Uuid,
    kind: oneOf(['bulk', 'revert']),
    type: orNull(Type.String({ description: 'Contract type of the records; null where there are several.' })),
    started_at: Type.String({ format: 'date-time' }),
    state: oneOf(['running', 'done', 'cancelled', 'interrupted']),
    total: Type.Integer(),
    done: Type.Integer(),
    changed: Type.Integer(),
    same: Type.Integer(),
    left_count: Type.Integer(),
    left: Type.Array(Left),
    set_id: orNull(Uuid),
  },
  { title: 'ChangeRun' },
);
