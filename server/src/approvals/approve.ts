import { APPROVAL_ACTIONS } from '@taem/domain/till/neededApprovals.ts';
import { exchangeErrors, exchangePath } from '../exchanges/exchangeSale.ts';
import type { Context } from '../gateway/context.ts';
import { listOf } from '../gateway/envelope.ts';
import { enumsOf, flag, moment, text } from '../gateway/fields.ts';
import { GatewayRefusal, malformed } from '../gateway/GatewayError.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { recordType } from '../gateway/recordType.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { returnLines } from '../gateway/returnLines.ts';
import type { InputPath } from '../gateway/userErrors.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type {
  Approval,
  ApproveAdjustInput,
  ApproveInput,
  ApproveReturnInput,
  ApproveVoidInput,
  MutationResolvers,
  QueryResolvers,
  TillUser,
} from '../generated/schema.ts';
import { saleInputPath } from '../till/payPaths.ts';
import { saleBodyOf } from '../till/saleBodyOf.ts';
import { saleErrors } from '../till/saleErrors.ts';
import { cashBody, closingBody, shiftInputPath } from '../till/shifts/shifts.ts';

export const tillUsers: QueryResolvers['tillUsers'] = async (_, { branchId }, context, info) => {
  const answer = await context.gateway.get(`/till-users?${new URLSearchParams({ branch_id: branchId })}`);
  const { rows } = listOf(answer, 'till_users');
  return await readRecords<TillUser>(context, info, 'TillUser', rows as WireRecord[]);
};

export const approve: MutationResolvers['approve'] = async (_, { input }, context, info) => {
  try {
    const answer = await context.gateway.post('/approvals', await bodyOf(context, input));
    if (!isWireRecord(answer)) throw malformed('The answer is no approval.');
    return { approval: await readRecord<Approval>(context, info, 'Approval', answer), userErrors: [] };
  } catch (error) {
    const userErrors = input.exchange
      ? exchangeErrors(error, approvedPath, ['exchange'])
      : saleErrors(error, approvedPath);
    return { approval: null, userErrors };
  }
};

function approvedPath(path: string): ReturnType<InputPath> {
  const [first = '', ...rest] = path.split('.');
  if (first === 'exchange' && rest.length > 0) return [first, ...exchangePath(rest.join('.'))];
  if (first === 'cash' || first === 'closing') return [first, ...shiftInputPath(rest.join('.'))];
  return saleInputPath(path);
}

/** Returns the body of an approval; the gateway refuses one with several actions, or none. */
async function bodyOf(context: Context, { approverId, pin, sale, exchange, cash, closing, ...reversal }: ApproveInput) {
  return {
    approver_id: approverId,
    pin,
    sale: sale ? saleBodyOf(sale) : undefined,
    void: reversal.void ? await reversed(context, reversal.void) : undefined,
    return: reversal.return ? await returned(context, reversal.return) : undefined,
    adjust: reversal.adjust ? await adjusted(context, reversal.adjust) : undefined,
    exchange: exchange
      ? { return: await returned(context, exchange.returned), sale: saleBodyOf(exchange.sale) }
      : undefined,
    cash: cash ? { shift_id: cash.shiftId, ...cashBody(cash) } : undefined,
    closing: closing ? { shift_id: closing.shiftId, ...closingBody(closing) } : undefined,
  };
}

const returned = async (context: Context, { lines, delivery, inCash, amount, ...sale }: ApproveReturnInput) => ({
  ...(await reversed(context, sale)),
  lines: returnLines(lines),
  delivery: delivery === true,
  in_cash: inCash === true,
  amount,
});

const adjusted = async (context: Context, { points, ...sale }: ApproveAdjustInput) => ({
  ...(await reversed(context, sale)),
  amount: points,
});

/** A sale is named by its id; the wire names it by its number. */
async function reversed(context: Context, { id, version }: ApproveVoidInput) {
  const record = await context.gateway.one(resourceOf(context.records, 'Transaction'), id, ['id', 'transaction_no']);
  if (!record) throw new GatewayRefusal(404, { code: 'NOT_FOUND', message: 'The transaction was not found.' });
  return { transaction_no: record.transaction_no, __v: version };
}

export const approvalRecords = [
  recordType<TillUser>('TillUser', null, {
    id: text('id'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    mayApprove: flag('may_approve'),
    maySell: flag('may_sell'),
  }),
  recordType<Approval>('Approval', null, {
    id: text('id'),
    actions: enumsOf('actions', APPROVAL_ACTIONS),
    expiresAt: moment('expires_at'),
  }),
];
