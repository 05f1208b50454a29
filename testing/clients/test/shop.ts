import { startTestStack, type TestStack } from '@taem/testing';

export interface Shop {
  stack: TestStack;
  url: string;
  headers: Record<string, string>;
  close(): Promise<void>;
}

/** The product as it is served, and the owner's token. */
export async function openShop(): Promise<Shop> {
  const stack = await startTestStack();
  const { token } = await stack.as('owner');
  const url = `${await stack.listen()}/graphql`;
  return { stack, url, headers: { authorization: `Bearer ${token}` }, close: () => stack.close() };
}

/** What a guest's coffee is paid with. */
export const coffee = ({ ids }: TestStack, idempotencyKey: string) => ({
  idempotencyKey,
  branchId: ids.ari,
  lines: [{ productId: ids.coffee, quantity: 1 }],
  channels: [{ type: 'CASH' as const, amount: 45, receivedAmount: 50 }],
  expectedAmountDue: 45,
});
