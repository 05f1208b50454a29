import { type Static, Type } from '@sinclair/typebox';
import { MAX_LINE_NOTE_LENGTH, MAX_LINE_QTY, MAX_LINES, MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { orNull, Uuid } from '../resource/jsonShapes.ts';
import { shapeParameters } from '../resource/listQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import type { StateSale } from './ReversalState.ts';

const text = (maxLength: number) => Type.String({ maxLength });

const common = {
  locale: Type.Optional(text(20)),
  transaction_no: Type.String({ minLength: 1, maxLength: 100 }),
  authorize_pin: Type.String({ minLength: 1, maxLength: 50 }),
  member_id: Type.Optional(orNull(text(40))),
  realm_id: Type.Optional(text(40)),
  branch_id: Type.Optional(orNull(text(40))),
  remark: Type.Optional(orNull(text(MAX_REMARK_LENGTH))),
  __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
};

/** Id from POST approvals, where a second person has to approve. */
const ApprovalId = Type.Optional(orNull(text(40)));

/** The till of the branch at which the money moves; absent where the device has not chosen one. */
const TillId = Type.Optional(orNull(Uuid));

/** CALL-37 */
export const VoidBody = Type.Object(
  {
    ...common,
    approval_id: ApprovalId,
    till_id: TillId,
    reason: Type.Optional(orNull(text(MAX_REMARK_LENGTH))),
  },
  { additionalProperties: false },
);
export type VoidBody = Static<typeof VoidBody>;

/** CALL-36 `amount` is the new number of points (OP-17). */
export const AdjustBody = Type.Object(
  {
    ...common,
    approval_id: ApprovalId,
    type: Type.Unsafe<'reward'>({ type: 'string', enum: ['reward'] }),
    // No maximum here: the rule refuses too many points with its own message.
    amount: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AdjustBody = Static<typeof AdjustBody>;

/** Rows of the sale by their position in `bill_detail`, with the number of pieces of each that are returned. */
const ReturnLines = Type.Array(
  Type.Object(
    {
      position: Type.Integer({ minimum: 0, maximum: 10_000 }),
      qty: Type.Integer({ minimum: 1, maximum: MAX_LINE_QTY }),
      restock: Type.Optional(Type.Boolean({ description: 'Whether it goes back into stock; true by default.' })),
      reason: Type.Optional(orNull(text(MAX_LINE_NOTE_LENGTH))),
    },
    { additionalProperties: false },
  ),
  { maxItems: MAX_LINES },
);
const returned = {
  lines: ReturnLines,
  delivery: Type.Optional(Type.Boolean({ description: 'Whether delivery is refunded too, with the last piece.' })),
  in_cash: Type.Optional(Type.Boolean({ description: 'Whether the refund is in cash, however the sale was paid.' })),
};

export const ReturnBody = Type.Object(
  {
    ...common,
    ...returned,
    approval_id: ApprovalId,
    till_id: TillId,
    amount: Type.Number({ description: 'As previewed, in baht: a refund is below 0, above 0 is to be paid.' }),
  },
  { additionalProperties: false },
);
export type ReturnBody = Static<typeof ReturnBody>;

export const ReturnPreviewBody = Type.Object(
  {
    locale: shapeParameters.locale,
    transaction_no: common.transaction_no,
    realm_id: common.realm_id,
    branch_id: common.branch_id,
    ...returned,
  },
  { additionalProperties: false },
);
export type ReturnPreviewBody = Static<typeof ReturnPreviewBody>;

/** The branch that the user has selected; null stands for 'All'. */
export function readBranch(branchId: string | null | undefined): string | null {
  return isUuid(branchId) ? branchId.toLowerCase() : null;
}

/** Refuses if the body contradicts the sale: the user is then looking at another one. */
export function refuseOtherSale(
  { realm_id, member_id }: Pick<VoidBody, 'realm_id' | 'member_id'>,
  session: GatewaySession,
  sale: StateSale,
): void {
  if (realm_id && realm_id.toLowerCase() !== session.realmId)
    throw refuseField('realm_id', 'is not the realm of this session');
  if (member_id && member_id.toLowerCase() !== sale.member_id)
    throw refuseField('member_id', 'is not the member of this transaction');
}
