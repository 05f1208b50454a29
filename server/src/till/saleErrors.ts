import type { GatewayRefusal } from '../gateway/GatewayError.ts';
import { textOf } from '../gateway/textOf.ts';
import { type InputPath, userError, userErrorsOf } from '../gateway/userErrors.ts';
import { at, isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { UserError, UserErrorCode } from '../generated/schema.ts';
import { saleInputPath } from './payPaths.ts';

/** The contract's codes of a refused sale; any other refusal is an invalid input, with its reason. */
const CODES: ReadonlySet<string> = new Set<UserErrorCode>([
  'VALIDATION',
  'NOT_FOUND',
  'PAYMENT_MISMATCH',
  'CONDITION_NOT_MET',
  'INSUFFICIENT_POINTS',
  'TOO_MANY_POINTS',
  'ABOVE_LIMIT',
  'AUTHORIZE_CODE_REQUIRED',
  'MONTH_CLOSED',
]);

/** Returns why POST payment/sale was refused, each reason with the path of its input; faults are thrown again. */
export function saleErrors(error: unknown, pathOf: InputPath = saleInputPath): UserError[] {
  const plain = userErrorsOf(error, pathOf).map(ofKey);
  const refusals = at((error as GatewayRefusal).body, ['details', 'refusals']);
  return Array.isArray(refusals) ? refusals.filter(isWireRecord).map((refusal) => saleError(refusal, pathOf)) : plain;
}

/** Reports a key that was used for another payment as an error of that input. */
export function ofKey(error: UserError): UserError {
  return error.code === 'IDEMPOTENCY_CONFLICT' ? { ...error, path: ['idempotencyKey'] } : error;
}

function saleError({ code, path, message, params }: WireRecord, pathOf: InputPath): UserError {
  const contractCode = CODES.has(textOf(code)) ? (textOf(code) as UserErrorCode) : 'VALIDATION';
  const place = textOf(path);
  const facts = Object.entries(isWireRecord(params) ? params : {}).map(([name, value]) => {
    if (name === 'field') return [name, saleInputPath(textOf(value)).join('.')];
    return [name === 'source_id' ? 'sourceId' : name, value === null ? '' : textOf(value)];
  });
  return userError(contractCode, textOf(message), place === '' ? [] : pathOf(place), Object.fromEntries(facts));
}
