import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { Parameters } from '../../resource/Parameters.ts';

/**
 * SQL of whether a sale is of a branch that the user works in. What it did to the points is told to everybody who may see
 * the member, as the balance would not add up otherwise; which sale it was is not.
 */
export function mayShowSale(sale: string, { branchIds }: GatewaySession, parameters: Parameters): string {
  return branchIds.length === 0 ? 'true' : `${sale}.branch_id = any(${parameters.add(branchIds)}::uuid[])`;
}
