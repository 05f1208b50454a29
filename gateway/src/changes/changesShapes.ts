import { Type } from '@sinclair/typebox';
import { CHANGED_KINDS } from '@taem/domain/changes/changedKinds.ts';
import { CHANGE_SOURCES } from '@taem/domain/changes/changeSources.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { Moment, oneOf, orNull, TextOrNull, Uuid } from '../resource/jsonShapes.ts';

export const ChangeSet = Type.Object(
  {
    id: Uuid,
    time: Moment,
    source: oneOf(CHANGE_SOURCES),
    user_id: orNull(Uuid),
    username: TextOrNull,
    address: TextOrNull,
    client: orNull(Type.String({ description: 'The calling program, by the name it sent; `api` when it sent none.' })),
    branch_id: orNull(Uuid),
    reverts_id: orNull(Uuid),
    reverted_by_id: orNull(Uuid),
  },
  { title: 'ChangeSet' },
);

export const ChangedValue = orNull(Type.Object({ json: TextOrNull, text: Type.String() }));
export const Change = Type.Object(
  {
    id: Type.String({ description: 'Id of the set and number within it.' }),
    set_id: Uuid,
    time: Moment,
    type: Type.String(),
    record_id: Uuid,
    record_name: TextOrNull,
    action: oneOf(['created', 'updated', 'deleted']),
    fields: Type.Array(
      Type.Object({ field: Type.String(), kind: oneOf(CHANGED_KINDS), before: ChangedValue, after: ChangedValue }),
    ),
  },
  { title: 'Change' },
);
export const ChangeOfSet = Type.Composite([Change, Type.Object({ set: ChangeSet })], { title: 'ChangeOfSet' });
export const LatestSet = Type.Object(
  {
    set: ChangeSet,
    counts: Type.Array(Type.Object({ type: Type.String(), count: Type.Integer() })),
    changes: Type.Array(Change),
  },
  { title: 'LatestChangeSet' },
);
/** Users who may write at least one kind of record. */
export const changeReaders = {
  objectCodes: [...new Set(RECORDED_TYPES.map(({ write }) => write))],
  action: 'Write',
} as const;
