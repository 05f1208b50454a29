import { type Static, Type } from '@sinclair/typebox';
import { MAX_LINE_QTY, MAX_LINES, MAX_VERSION } from '@taem/domain/limits.ts';
import { APPROVAL_ACTIONS } from '@taem/domain/till/neededApprovals.ts';
import { Moment, oneOf, orNull, Uuid } from '../resource/jsonShapes.ts';
import { ApprovedCash, ApprovedClosing } from '../till/shifts/shiftShapes.ts';
import { Sale } from '../till/tillShapes.ts';
import { ApprovedExchange } from '../transactions/transactionShapes.ts';

const sale = {
  transaction_no: Type.String({ minLength: 1, maxLength: 100 }),
  __v: Type.Integer({ minimum: 0, maximum: MAX_VERSION }),
};
const ApprovedVoid = Type.Object(sale, { additionalProperties: false, description: 'The sale that is voided.' });
const ApprovedAdjustment = Type.Object(
  { ...sale, amount: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false, description: 'The adjustment, as in POST payment/adjust.' },
);
const ApprovedReturn = Type.Object(
  {
    ...sale,
    lines: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 0, maximum: 10_000 }),
        qty: Type.Integer({ minimum: 1, maximum: MAX_LINE_QTY }),
        restock: Type.Optional(Type.Boolean()),
        reason: Type.Optional(orNull(Type.String({ maxLength: 500 }))),
      }),
      { maxItems: MAX_LINES },
    ),
    delivery: Type.Optional(Type.Boolean()),
    in_cash: Type.Optional(Type.Boolean()),
    amount: Type.Number(),
  },
  { additionalProperties: false, description: 'The return, as in POST payment/return.' },
);
export type ApprovedAdjustment = Static<typeof ApprovedAdjustment>;
export type ApprovedVoid = Static<typeof ApprovedVoid>;
export type ApprovedReturn = Static<typeof ApprovedReturn>;

const who = {
  approver_id: { ...Uuid, description: 'The approver; GET till-users lists them.' },
  pin: Type.String({ minLength: 1, maxLength: 20, description: 'The PIN of that person.' }),
};
const others = {
  void: Type.Optional(orNull(ApprovedVoid)),
  return: Type.Optional(orNull(ApprovedReturn)),
  adjust: Type.Optional(orNull(ApprovedAdjustment)),
  cash: Type.Optional(orNull(ApprovedCash)),
  closing: Type.Optional(orNull(ApprovedClosing)),
};

/** The sale is parsed by its own schema. */
export const ApprovalBody = Type.Object(
  { ...who, sale: Type.Optional(Type.Unknown()), ...others, exchange: Type.Optional(Type.Unknown()) },
  { additionalProperties: false },
);
export type ApprovalBody = Static<typeof ApprovalBody>;

/** The same body, as documented. */
export const Approval = {
  title: 'ApprovalBody',
  ...Type.Object(
    {
      ...who,
      sale: Type.Optional({ ...Sale, description: 'The sale, as in POST payment/sale.' } as never),
      ...others,
      exchange: Type.Optional({
        ...ApprovedExchange,
        description: 'The exchange, as in POST payment/exchange, without the code.',
      } as never),
    },
    { additionalProperties: false },
  ),
};

export const GivenApproval = Type.Object({
  id: { ...Uuid, description: 'Sent as `approval_id` with the payment, void or return.' } as typeof Uuid,
  actions: Type.Array(oneOf(APPROVAL_ACTIONS, 'The parts that required an approval.') as never),
  expires_at: Moment,
});

export const TillUserRow = Type.Object({
  id: Uuid,
  firstname: Type.String(),
  lastname: Type.String(),
  may_approve: Type.Boolean({ description: 'Has the right to approve for others.' }),
  may_sell: Type.Boolean({ description: 'Has the right to sell, and may therefore take a till over.' }),
});
