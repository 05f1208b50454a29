import { actualCost } from '@taem/domain/contract/actualCost.ts';
import type { OperationRequest } from '@taem/domain/contract/requestedOperation.ts';
import type { Context } from './context.ts';

/** What an operation cost and which calls it made, for who asks. */
export function explanationOf({ cost, gateway, explain }: Context, asked: OperationRequest | null, data: unknown) {
  const told = { cost: { ...cost, actual: asked ? actualCost(asked, data) : 0 } };
  if (explain === 'cost') return told;
  const requests = gateway.log;
  return {
    ...told,
    upstream: { calls: requests.filter(({ shared }) => !shared).length, requests },
  };
}
