import { enumOf, integer, listAt, number, optionalText, text, texts } from '../gateway/fields.ts';
import { nested, nestedList, recordType, relation } from '../gateway/recordType.ts';
import { userError } from '../gateway/userErrors.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type {
  LifetimeFigures,
  MemberTier,
  UserError,
  VoidMember,
  VoidPreview,
  VoidStock,
  VoidTender,
} from '../generated/schema.ts';

export const voidRecords = [
  recordType<VoidPreview>('VoidPreview', null, {
    transactionNo: text('transaction_no'),
    version: integer('__v'),
    refusals: listAt('refusals', refusalOf),
    tenders: nestedList<VoidTender>('VoidTender', 'tenders'),
    stock: nestedList<VoidStock>('VoidStock', 'stock'),
    member: nested<VoidMember>('VoidMember', 'member'),
  }),
  recordType<VoidTender>('VoidTender', null, {
    type: enumOf('type', wireEnums.PaymentChannelType),
    amount: number('amount'),
    instituteName: optionalText('institute_name'),
    cardName: optionalText('card_name'),
  }),
  recordType<VoidStock>('VoidStock', null, {
    productId: text('product_id'),
    productName: optionalText('product_name'),
    quantity: number('qty'),
  }),
  recordType<VoidMember>('VoidMember', null, {
    earned: integer('points.earned'),
    redeemed: integer('points.redeemed'),
    adjusted: integer('points.adjusted'),
    pointsBefore: integer('points.before'),
    pointsAfter: integer('points.after'),
    lifetimeBefore: nested<LifetimeFigures>('LifetimeFigures', 'lifetime_value.before'),
    lifetimeAfter: nested<LifetimeFigures>('LifetimeFigures', 'lifetime_value.after'),
    tierBefore: tierAt('tier.before'),
    tierAfter: tierAt('tier.after'),
    badgesLost: texts('badges_lost'),
  }),
  recordType<LifetimeFigures>('LifetimeFigures', null, {
    totalRevenue: number('total_revenue'),
    totalTransactions: integer('total_transaction'),
    totalQuantity: integer('total_qty'),
  }),
];

export function tierAt(path: string) {
  return relation<MemberTier>('MemberTier', `${path}.id`, { path, fields: ['id', 'name'] });
}

/** Converts a refusal as the void itself would report it; one that only another branch can resolve is about the branch. */
export function refusalOf(refusal: unknown): UserError | undefined {
  if (!isWireRecord(refusal)) return undefined;
  const { code, message, missing } = refusal;
  const words = String(message ?? '');
  if (code === 'ALREADY_VOID' || code === 'IS_RETURN' || code === 'HAS_RETURNS' || code === 'IS_EXCHANGE')
    return userError(code, words, ['id']);
  if (code === 'NO_LINES' || code === 'MORE_THAN_LEFT')
    return userError('VALIDATION', words, ['lines'], { reason: code });
  if (code === 'INSUFFICIENT_POINTS')
    return userError(code, words, [], missing == null ? {} : { missing: String(missing) });
  return userError('VALIDATION', words, ['branchId'], { reason: String(code) });
}
