import { type Static, Type } from '@sinclair/typebox';
import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';
import type { StateSale } from './ReversalState.ts';

const text = (maxLength: number) => Type.String({ maxLength });

const common = {
  locale: Type.Optional(text(20)),
  transaction_no: Type.String({ minLength: 1, maxLength: 100 }),
  authorize_pin: Type.String({ minLength: 1, maxLength: 50 }),
  member_id: Type.Optional(Type.Union([text(40), Type.Null()])),
  realm_id: Type.Optional(text(40)),
  branch_id: Type.Optional(Type.Union([text(40), Type.Null()])),
  remark: Type.Optional(Type.Union([text(MAX_REMARK_LENGTH), Type.Null()])),
  __v: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
};

/** CALL-37 */
export const VoidBody = Type.Object(
  { ...common, reason: Type.Optional(Type.Union([text(MAX_REMARK_LENGTH), Type.Null()])) },
  { additionalProperties: false },
);
export type VoidBody = Static<typeof VoidBody>;

/** CALL-36 `amount` is the new number of points (OP-17). */
export const AdjustBody = Type.Object(
  {
    ...common,
    type: Type.Unsafe<'reward'>({ type: 'string', enum: ['reward'] }),
    // The rule says how many are too many, in its own words.
    amount: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type AdjustBody = Static<typeof AdjustBody>;

/** The branch in force; null is 'All'. */
export function readBranch(branchId: string | null | undefined): string | null {
  return isUuid(branchId) ? branchId.toLowerCase() : null;
}

/** What the body says about the sale must be true, or the user is looking at another one. */
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
