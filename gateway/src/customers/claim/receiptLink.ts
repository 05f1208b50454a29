import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { claimObstacle, findClaimState } from './claimState.ts';
import { claimToken } from './claimToken.ts';
import { requestableInvoice } from './requestTaxInvoice.ts';

export interface ReceiptLink {
  url: string;
  /** What the page offers today. */
  can_claim: boolean;
  can_request_tax_invoice: boolean;
}

/**
 * Anyone with the address can take the points: so it is for users who hand out receipts, not for those who only read
 * figures.
 */
const mayHandOut = (session: GatewaySession) =>
  [PAGE.payment, PAGE.paymentHistory].some((page) => mayDo(session, page, 'Read'));

/** Returns the address of a sale's receipt page for its customer; null for users who hand out no receipts. */
export async function receiptLink(
  context: GatewayContext,
  session: GatewaySession,
  saleId: string,
): Promise<ReceiptLink | null> {
  const { realmId, branchIds } = session;
  const scope = { realmId, saleId };
  return await context.database.withRealm(realmId, async (client) => {
    const state = await findClaimState(client, scope, null);
    if (!state || (branchIds.length > 0 && !branchIds.includes(state.sale.branch_id)))
      throw refuseUnknown('The transaction');
    if (!mayHandOut(session)) return null;
    const invoice = await requestableInvoice(client, scope);
    return {
      url: `${context.config.publicUrl}/receipt/${claimToken(context, scope)}`,
      can_claim: claimObstacle(state) === null,
      can_request_tax_invoice: invoice !== null && !invoice.is_issued && invoice.obstacle === null,
    };
  });
}
