import type { GatewaySession } from '../http/GatewayContext.ts';
import type { WrittenSale } from './SaleDocument.ts';

/** Whether a recorded sale is of another seller, or of a branch that this session does not work in. */
export function isForeignSale(sale: Pick<WrittenSale, 'branch_id' | 'create_by_id'>, session: GatewaySession): boolean {
  if (sale.create_by_id !== session.userId) return true;
  return session.branchIds.length > 0 && !session.branchIds.includes(sale.branch_id);
}
