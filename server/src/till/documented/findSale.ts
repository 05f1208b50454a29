import { fromBaht } from '@taem/domain/money/money.ts';
import { amountDueOf } from '../../gateway/amountDueOf.ts';
import type { Context } from '../../gateway/context.ts';
import { GatewayRefusal } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type { PayInput } from '../../generated/schema.ts';

/**
 * Returns the earlier answer to this sale; null if there is none, or the gateway cannot report it. The recorded sale is
 * compared with the request, because the same input may be priced differently by now: the sale itself changed the
 * member's points and tier. Throws IDEMPOTENCY_CONFLICT if the key was used for another payment.
 */
export async function findSale({ gateway }: Context, input: PayInput): Promise<WireRecord | null> {
  const answer = await answerOf(() =>
    gateway.get(`/payment/transaction?idempotency_key=${inAddress(input.idempotencyKey)}`),
  );
  if (!isWireRecord(answer)) return null;
  if (isWireRecord(answer.transaction) && isSameSale(answer.transaction, input)) return answer;
  throw new GatewayRefusal(409, { code: 'IDEMPOTENCY_CONFLICT', message: 'This key was used for another payment.' });
}

async function answerOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayRefusal && error.status !== 409) return null;
    throw error;
  }
}

function isSameSale(sale: WireRecord, input: PayInput): boolean {
  return (
    sale.branch_id === input.branchId &&
    (sale.member_id ?? null) === (input.memberId ?? null) &&
    fromBaht(amountDueOf(sale)) === fromBaht(input.expectedAmountDue) &&
    piecesOf(sale) === piecesIn(input)
  );
}

function piecesOf({ bill_detail: rows }: WireRecord): string {
  const items = Array.isArray(rows) ? rows.filter(isWireRecord) : [];
  return text(items.flatMap((item) => (item.product_id ? [`${item.product_id} ${item.qty}`] : [])));
}

const piecesIn = ({ lines }: PayInput) => text(lines.map(({ productId, quantity }) => `${productId} ${quantity}`));

function text(lines: string[]): string {
  return lines.sort().join('\n');
}
