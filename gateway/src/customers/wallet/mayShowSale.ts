import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { Parameters } from '../../resource/Parameters.ts';

/**
 * Returns SQL of whether a sale is of a branch in which the user works. Its effect on the points is visible to everyone
 * who may see the member, as the balance would not add up otherwise; the sale itself is not.
 */
export function mayShowSale(sale: string, { branchIds }: GatewaySession, parameters: Parameters): string {
  return branchIds.length === 0 ? 'true' : `${sale}.branch_id = any(${parameters.add(branchIds)}::uuid[])`;
}
