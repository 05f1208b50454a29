import { formOf } from '../gateway/formOf.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { returnLines } from '../gateway/returnLines.ts';
import { PICTURE, readUploadedFile } from '../gateway/uploadedFile.ts';
import { type InputPath, userError } from '../gateway/userErrors.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { ExchangeSaleInput, MutationResolvers, Transaction, UserError } from '../generated/schema.ts';
import { saleInputPath } from '../till/payPaths.ts';
import { saleBodyOf } from '../till/saleBodyOf.ts';
import { saleErrors } from '../till/saleErrors.ts';
import { INPUT_NAMES, INPUT_OF_CODE, integerOrNull, recordedSale } from '../transactions/reversal.ts';

/** An extension: returns pieces of a sale in exchange for other goods. */
export const exchangeSale: MutationResolvers['exchangeSale'] = async (_, { input }, context, info) => {
  const { returned, sale } = input;
  const slip = sale.slipImage ? await readUploadedFile(sale.slipImage, PICTURE, 'slip') : null;
  const faults = [
    ...twoOfOne(input),
    ...(typeof slip === 'string' ? [userError('VALIDATION', slip, ['sale', 'slipImage'])] : []),
  ];
  if (faults.length > 0 || typeof slip === 'string') return refusedWith(faults);
  try {
    const { transaction_no, member_id } = await recordedSale(context, returned.id);
    const { id, version, authorizePin, lines, delivery, inCash, amount, remark } = returned;
    const body = {
      return: {
        transaction_no,
        member_id,
        authorize_pin: authorizePin,
        lines: returnLines(lines),
        delivery: delivery === true,
        in_cash: inCash === true,
        amount,
        remark: remark ?? null,
        __v: version,
      },
      sale: saleBodyOf(sale),
    };
    const idempotency = { key: sale.idempotencyKey, repeat: true };
    const answer = slip
      ? await context.gateway.postForm('/payment/exchange', () => formOf(body, slip), { idempotency })
      : await context.gateway.post('/payment/exchange', body, { idempotency });
    if (!isWireRecord(answer)) throw malformed('The answer does not tell what became of the exchange.');
    const read = (record: unknown, of: string | null) =>
      writtenRecord<Transaction>(context, info, 'Transaction', record, of);
    return {
      transaction: await read(answer.transaction, null),
      returned: await read(answer.returned, null),
      sale: await read(answer.sale, id),
      remainingPoints: integerOrNull(answer.available_points),
      userErrors: [],
    };
  } catch (error) {
    return refusedWith(exchangeErrors(error));
  }
};

const refusedWith = (userErrors: UserError[]) => ({
  ...{ transaction: null, returned: null, sale: null, remainingPoints: null },
  userErrors,
});

/** Refuses halves that differ in branch, idempotency key or approval. */
function twoOfOne({ returned, sale }: ExchangeSaleInput): UserError[] {
  const differs = (name: 'branchId' | 'idempotencyKey' | 'approvalId') =>
    userError('VALIDATION', 'must be that of the new sale', ['returned', name]);
  return [
    ...(returned.branchId === sale.branchId ? [] : [differs('branchId')]),
    ...(['idempotencyKey', 'approvalId'] as const)
      .filter((name) => returned[name] != null && returned[name] !== sale[name])
      .map(differs),
  ];
}

const NAMES: Readonly<Record<string, string>> = { ...INPUT_NAMES, amount: 'amount', remark: 'remark' };

/** Converts a path of an exchange's body to its input. */
export function exchangePath(wirePath: string): string[] {
  const [part = '', step = '', ...rest] = wirePath.split('.');
  if (part === 'return') return ['returned', NAMES[step] ?? step, ...rest];
  return ['sale', ...saleInputPath(part === 'sale' ? [step, ...rest].join('.') : wirePath).map(String)];
}

/** Returns why an exchange was refused, with paths of its input, which is at `place`. */
export function exchangeErrors(error: unknown, pathOf: InputPath = exchangePath, place: string[] = []): UserError[] {
  return saleErrors(error, pathOf).map((one) => {
    const { code, path } = one;
    if (code === 'IDEMPOTENCY_CONFLICT') return { ...one, path: ['sale', 'idempotencyKey'] };
    const input = INPUT_OF_CODE[code];
    return input && path.length === 0 ? { ...one, path: [...place, 'returned', input] } : one;
  });
}
