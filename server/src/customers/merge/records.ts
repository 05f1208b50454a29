import { MERGE_CHOICES, MERGE_FIELD_NAMES } from '@taem/domain/customers/merge/mergeFields.ts';
import { UNDO_OBSTACLES } from '@taem/domain/customers/merge/undoMerge.ts';
import { enumOf, integer, listAt, moment, number, optionalText, text, texts } from '../../gateway/fields.ts';
import { nestedList, recordType, relation } from '../../gateway/recordType.ts';
import { userError } from '../../gateway/userErrors.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type {
  Member,
  MemberMerge,
  MemberMergeField,
  MemberMergeObstacle,
  MemberMergePreview,
  MemberMergeSale,
  MemberTier,
  UserError,
} from '../../generated/schema.ts';
import { mergeInputPath } from './inputNames.ts';

/** An account of a merge; the merge itself contains the fields that a list displays. */
const account = (name: 'kept' | 'merged') =>
  relation<Member>('Member', `${name}_id`, { path: name, fields: ['id', 'code', 'firstname', 'lastname'] });

export const mergeRecords = [
  recordType<MemberMerge>(
    'MemberMerge',
    { path: 'members/merges', listKey: 'merges', singleKey: 'merge' },
    {
      id: text('id'),
      keptId: text('kept_id'),
      kept: account('kept'),
      mergedId: text('merged_id'),
      merged: account('merged'),
      time: moment('time'),
      by: optionalText('by_name'),
      points: integer('points'),
      totalTransactions: integer('total_transaction'),
      undoneTime: moment('undone_time'),
      undoneBy: optionalText('undone_by_name'),
    },
  ),
  recordType<MemberMergePreview>('MemberMergePreview', null, {
    kept: relation<Member>('Member', 'kept_id'),
    merged: relation<Member>('Member', 'merged_id'),
    refusals: listAt('refusals', refusalOf),
    pointsAfter: integer('after.points'),
    totalRevenueAfter: number('after.total_revenue'),
    totalTransactionsAfter: integer('after.total_transaction'),
    tierAfter: relation<MemberTier>('MemberTier', 'after.tier.id', { path: 'after.tier', fields: ['id', 'name'] }),
    fields: nestedList<MemberMergeField>('MemberMergeField', 'fields'),
  }),
  recordType<MemberMergeField>('MemberMergeField', null, {
    field: enumOf('field', MERGE_FIELD_NAMES),
    kept: texts('kept'),
    merged: texts('merged'),
    both: texts('both'),
    suggested: enumOf('suggested', MERGE_CHOICES),
  }),
  recordType<MemberMergeObstacle>('MemberMergeObstacle', null, {
    code: enumOf('code', UNDO_OBSTACLES),
    sales: nestedList<MemberMergeSale>('MemberMergeSale', 'sales'),
    mergeId: optionalText('merge_id'),
  }),
  recordType<MemberMergeSale>('MemberMergeSale', null, {
    id: text('id'),
    transactionNo: text('transaction_no'),
  }),
];

const CONTRACT_CODES = ['MEMBER_MERGED', 'MEMBER_ERASED', 'TOO_MANY_POINTS'] as const;

function refusalOf(refusal: unknown): UserError | undefined {
  if (!isWireRecord(refusal)) return undefined;
  const { code, message, path } = refusal;
  const contractCode = CONTRACT_CODES.find((one) => one === code) ?? 'VALIDATION';
  return userError(contractCode, String(message ?? ''), mergeInputPath(String(path ?? '')));
}
