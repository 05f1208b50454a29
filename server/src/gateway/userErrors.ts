import type { UserError, UserErrorCode } from '../generated/schema.ts';
import { GatewayRefusal } from './GatewayError.ts';

const CODES: ReadonlySet<string> = new Set<UserErrorCode>([
  'VALIDATION',
  'PERMISSION',
  'WRONG_CREDENTIALS',
  'TOO_MANY_ATTEMPTS',
  'WRONG_AUTHORIZE_CODE',
  'AUTHORIZE_CODE_REQUIRED',
  'AUTHORIZE_CODE_NOT_SET',
  'PAYMENT_MISMATCH',
  'CONDITION_NOT_MET',
  'INSUFFICIENT_POINTS',
  'TOO_MANY_POINTS',
  'ABOVE_LIMIT',
  'IDEMPOTENCY_CONFLICT',
  'NOT_FOUND',
  'PARKED_BILL_PAID',
  'PARKED_BILL_DISCARDED',
  'PARKED_BILL_CHANGED',
  'SLIP_USED',
  'TILL_UNAVAILABLE',
  'SHIFT_OPEN',
  'SHIFT_REQUIRED',
  'SHIFT_CLOSED',
  'SHIFT_REASON_REQUIRED',
  'APPROVAL_REQUIRED',
  'APPROVAL_INVALID',
  'WRONG_TILL_PIN',
  'TILL_PIN_LOCKED',
  'NOT_AN_APPROVER',
  'NOT_AT_THIS_TILL',
  'NO_APPROVAL_NEEDED',
  'ALREADY_VOID',
  'IS_RETURN',
  'HAS_RETURNS',
  'IS_EXCHANGE',
  'NO_TAX_INVOICE',
  'TAX_INVOICE_TOO_LATE',
  'COUNT_CLOSED',
  'COUNT_CHANGED',
  'COUNTED_ELSEWHERE',
  'NOT_ON_SHEET',
  'TOO_MANY_COUNTED',
  'MONTH_CLOSED',
  'MONTH_NOT_OVER',
  'NOT_THE_NEXT_MONTH',
  'NOT_THE_LAST_CLOSED_MONTH',
  'SHIFTS_NOT_CLOSED',
  'ALL_BRANCHES_REQUIRED',
  'SELLER_INCOMPLETE',
  'TAX_INVOICE_NOT_OFFERED',
  'TAX_INVOICE_ISSUED',
  'TAX_DOCUMENT_REPLACED',
  'SAME_BUYER',
  'NOT_FOR_GUEST',
  'IN_USE',
  'MEMBER_MERGED',
  'MERGE_STANDS',
  'MEMBER_ERASED',
  'ERASURE_REFUSED',
  'WRONG_OTP',
  'OTP_NOT_VERIFIED',
  'OWN_ACCOUNT',
  'LAST_ADMINISTRATOR',
  'LINK_EXPIRED',
  'NOT_CLAIMABLE',
]);

/** The gateway's codes that are not self-explanatory (OP-29, CUST-45). */
const NAMED: ReadonlyMap<string, UserErrorCode> = new Map([
  ['123', 'STALE_VERSION'],
  ['E07001', 'ALREADY_MEMBER'],
  ['E02001', 'WRONG_PHONE'],
]);

/** Creates a user error for a refused input. */
export function userError(
  code: UserErrorCode,
  message: string,
  path: readonly (string | number)[] = [],
  params: Readonly<Record<string, string | number | boolean | null>> = {},
): UserError {
  return {
    code,
    message,
    path: path.map(String),
    params: Object.entries(params).map(([name, value]) => ({ name, value: String(value ?? '') })),
  };
}

/** Converts a path of the gateway's body to the input, in the names of the contract. */
export type InputPath = (wirePath: string) => readonly (string | number)[];

/**
 * Converts a refusal of the gateway to user errors. Faults are thrown again: no session, an unavailable gateway, and
 * anything that is not a refusal of this input.
 */
export function userErrorsOf(error: unknown, inputPath: InputPath = () => []): UserError[] {
  if (!(error instanceof GatewayRefusal) || error.status === 401 || error.status === 403) throw error;
  const code = codeOf(error);
  const params = paramsOf(error.body.details);
  // This code is always about the key, although the gateway names no field.
  if (code === 'IDEMPOTENCY_CONFLICT') return [userError(code, error.message, ['idempotencyKey'], params)];
  if (error.messages.length === 0) return [userError(code, error.message, [], params)];
  return error.messages.map(({ path, message }) => userError(code, message, path ? inputPath(path) : [], params));
}

function codeOf({ serverCode, status }: GatewayRefusal): UserErrorCode {
  const named = NAMED.get(serverCode);
  if (named) return named;
  if (CODES.has(serverCode)) return serverCode as UserErrorCode;
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  return status === 404 ? 'NOT_FOUND' : 'REFUSED';
}

function paramsOf(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null) return {};
  return Object.fromEntries(
    Object.entries(details)
      .filter(([, value]) => value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)]),
  );
}
