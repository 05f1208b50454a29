import { actualCost } from '@taem/domain/contract/actualCost.ts';
import type { OperationRequest } from '@taem/domain/contract/requestedOperation.ts';
import type { Context } from '../gateway/context.ts';

/** Returns the cost of an operation and its calls, for a caller who requests them. */
export function explanationOf({ cost, gateway, explain }: Context, requested: OperationRequest | null, data: unknown) {
  const extensions = { cost: { ...cost, actual: requested ? actualCost(requested, data) : 0 } };
  if (explain === 'cost') return extensions;
  const requests = gateway.log;
  return {
    ...extensions,
    upstream: { calls: requests.filter(({ shared }) => !shared).length, requests },
  };
}
