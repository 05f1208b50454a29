import type { Context } from '../gateway/context.ts';
import { GatewayRefusal, malformed } from '../gateway/GatewayError.ts';
import { resourceOf } from '../gateway/resourceOf.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { realmOf } from '../gateway/writeScope.ts';
import type {
  AdjustPointsInput,
  ReturnSaleInput,
  UserError,
  UserErrorCode,
  VoidTransactionInput,
} from '../generated/schema.ts';

/** The common input of a void, an adjustment and a return. */
type ReversalInput = Pick<
  VoidTransactionInput | AdjustPointsInput | ReturnSaleInput,
  'id' | 'version' | 'branchId' | 'authorizePin' | 'idempotencyKey'
> &
  Pick<VoidTransactionInput, 'approvalId' | 'tillId'>;

/** Sends a void, an adjustment or a return of a sale, given by its id; the wire uses its number (CALL-36, CALL-37). */
export async function sendReversal(
  context: Context,
  path: '/payment/void' | '/payment/adjust' | '/payment/return',
  input: ReversalInput,
  own: Readonly<Record<string, unknown>>,
): Promise<WireRecord> {
  const { id, version, branchId, authorizePin, idempotencyKey, approvalId, tillId } = input;
  const [realm_id, record] = await Promise.all([realmOf(context), recordedSale(context, id)]);
  const body = {
    transaction_no: record.transaction_no,
    authorize_pin: authorizePin,
    member_id: record.member_id ?? undefined,
    realm_id,
    branch_id: branchId,
    ...own,
    approval_id: approvalId ?? undefined,
    till_id: tillId ?? undefined,
    __v: version,
  };
  const idempotency = idempotencyKey ? { key: idempotencyKey, repeat: true } : undefined;
  const answer = await context.gateway.post(path, body, { idempotency });
  if (!isWireRecord(answer)) throw malformed('The answer does not tell what became of the sale.');
  return answer;
}

/** Loads the sale with its number, which the wire uses; throws a refusal if there is none. */
export async function recordedSale(context: Context, id: string): Promise<WireRecord> {
  const sale = resourceOf(context.records, 'Transaction');
  const record = await context.gateway.one(sale, id, ['id', 'member_id', 'transaction_no']);
  if (!record) throw new GatewayRefusal(404, { code: 'NOT_FOUND', message: 'The transaction was not found.' });
  return record;
}

export function integerOrNull(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null;
}

/** Input fields of a void and an adjustment, by their names on the wire. */
export const INPUT_NAMES: Readonly<Record<string, string>> = {
  __v: 'version',
  authorize_pin: 'authorizePin',
  branch_id: 'branchId',
  amount: 'points',
  reason: 'remark',
  remark: 'remark',
  'Idempotency-Key': 'idempotencyKey',
};

/** Refusals that are about one input, though the gateway names none. */
export const INPUT_OF_CODE: Partial<Record<UserErrorCode, string>> = {
  WRONG_AUTHORIZE_CODE: 'authorizePin',
  AUTHORIZE_CODE_NOT_SET: 'authorizePin',
  STALE_VERSION: 'version',
  NOT_FOUND: 'id',
  ALREADY_VOID: 'id',
  IS_RETURN: 'id',
  HAS_RETURNS: 'id',
  IS_EXCHANGE: 'id',
  NOT_FOR_GUEST: 'id',
  IDEMPOTENCY_CONFLICT: 'idempotencyKey',
};

/** Returns why a void, an adjustment or a return was refused, once for each input field; faults are thrown again. */
export function reversalErrors(error: unknown, names = INPUT_NAMES): UserError[] {
  const refused = userErrorsOf(error, (path) => [names[path.split('.')[0] ?? ''] ?? names[path] ?? 'id']).map((one) => {
    const input = INPUT_OF_CODE[one.code];
    return input && one.path.length === 0 ? { ...one, path: [input] } : one;
  });
  return refused.filter(({ path }, index) => refused.findIndex((other) => other.path[0] === path[0]) === index);
}
