import { LEFT_REASONS } from '@taem/domain/changes/leftReasons.ts';
import { count, enumOf, flag, integer, moment, optionalText, text, valueAt } from '../gateway/fields.ts';
import { nested, nestedList, recordType, relation } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  BulkEditExample,
  BulkEditPreview,
  Change,
  ChangeCount,
  ChangedField,
  ChangedValue,
  ChangeRun,
  ChangeSet,
  HeldValue,
  LatestChangeSet,
  LeftOut,
  MerchantBranch,
} from '../generated/schema.ts';

/** Reads a text that may be empty, such as the value of a picture. */
const words = (path: string) => valueAt(path, (value) => (typeof value === 'string' ? value : undefined));

export const records = [
  recordType<ChangeSet>('ChangeSet', null, {
    id: text('id'),
    time: moment('time'),
    source: enumOf('source', wireEnums.ChangeSource),
    userId: optionalText('user_id'),
    username: optionalText('username'),
    address: optionalText('address'),
    client: optionalText('client'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    revertsId: optionalText('reverts_id'),
    revertedById: optionalText('reverted_by_id'),
  }),
  recordType<LatestChangeSet>('LatestChangeSet', null, {
    set: nested<ChangeSet>('ChangeSet', 'set'),
    counts: nestedList<ChangeCount>('ChangeCount', 'counts'),
    changes: nestedList<Change>('Change', 'changes'),
  }),
  recordType<ChangeCount>('ChangeCount', null, { type: text('type'), count: count('count') }),
  recordType<Change>('Change', null, {
    id: text('id'),
    time: moment('time'),
    type: text('type'),
    recordId: text('record_id'),
    recordName: optionalText('record_name'),
    action: enumOf('action', wireEnums.ChangeAction),
    fields: nestedList<ChangedField>('ChangedField', 'fields'),
    set: nested<ChangeSet>('ChangeSet', 'set'),
  }),
  recordType<ChangedField>('ChangedField', null, {
    field: text('field'),
    kind: enumOf('kind', wireEnums.ChangedKind),
    before: nested<ChangedValue>('ChangedValue', 'before'),
    after: nested<ChangedValue>('ChangedValue', 'after'),
  }),
  recordType<ChangedValue>('ChangedValue', null, { json: words('json'), text: words('text') }),
  recordType<ChangeRun>('ChangeRun', null, {
    id: text('id'),
    kind: enumOf('kind', wireEnums.ChangeRunKind),
    type: optionalText('type'),
    startedAt: moment('started_at'),
    state: enumOf('state', wireEnums.ChangeRunState),
    ...{ total: integer('total'), done: integer('done'), changed: integer('changed'), same: integer('same') },
    leftCount: integer('left_count'),
    left: nestedList<LeftOut>('LeftOut', 'left'),
    setId: optionalText('set_id'),
  }),
  recordType<LeftOut>('LeftOut', null, {
    recordId: text('record_id'),
    name: optionalText('name'),
    reason: enumOf('reason', LEFT_REASONS),
    message: optionalText('message'),
    by: optionalText('by'),
    at: moment('at'),
  }),
  recordType<BulkEditPreview>('BulkEditPreview', null, {
    ...{ count: integer('count'), changing: integer('changing'), same: integer('same') },
    leftCount: integer('left_count'),
    left: nestedList<LeftOut>('LeftOut', 'left'),
    examples: nestedList<BulkEditExample>('BulkEditExample', 'examples'),
  }),
  recordType<BulkEditExample>('BulkEditExample', null, {
    recordId: text('record_id'),
    name: optionalText('name'),
    before: nested<ChangedValue>('ChangedValue', 'before'),
    after: nested<ChangedValue>('ChangedValue', 'after'),
  }),
  recordType<HeldValue>('HeldValue', null, {
    from: moment('from'),
    to: moment('to'),
    known: flag('known'),
    value: nested<ChangedValue>('ChangedValue', 'value'),
  }),
];
