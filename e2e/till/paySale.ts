import { randomUUID } from 'node:crypto';
import { Api } from '../Api.ts';
import type { Stack } from '../stack.ts';

export interface PaidSale {
  id: string;
  transactionNo: string;
  receiptLink: { url: string; canClaim: boolean; canRequestTaxInvoice: boolean } | null;
}

interface Bill {
  productId: string;
  quantity: number;
  memberId?: string;
  /** Its only tender, with the whole amount. */
  channel: { type: string; amount: number; receivedAmount?: number };
}

const PAY = `mutation Pay($input: PayInput!) {
  pay(input: $input) {
    transaction { id transactionNo receiptLink { url canClaim canRequestTaxInvoice } }
    userErrors { code message path }
  }
}`;

/** Sells as another till, through the contract. */
export async function paySale(stack: Stack, { productId, quantity, memberId, channel }: Bill): Promise<PaidSale> {
  const api = new Api(stack);
  await api.signIn('cashier');
  const { viewer } = await api.send<{ viewer: { branches: { id: string }[] } }>('{ viewer { branches { id } } }');
  const { pay } = await api.send<{ pay: { transaction: PaidSale | null; userErrors: unknown } }>(PAY, {
    input: {
      idempotencyKey: randomUUID(),
      branchId: viewer.branches[0]?.id,
      memberId,
      lines: [{ productId, quantity }],
      channels: [channel],
      expectedAmountDue: channel.amount,
    },
  });
  if (!pay.transaction) throw new Error(JSON.stringify(pay.userErrors));
  return pay.transaction;
}
