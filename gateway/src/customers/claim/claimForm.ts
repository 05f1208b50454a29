import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { claimObstacle, findClaimState, leastPoints, readClaimState } from './claimState.ts';
import { claimToken, readClaimToken } from './claimToken.ts';

/** What the page behind the code on a receipt shows: no more than the receipt does. */
export async function claimForm(context: GatewayContext, token: string) {
  const scope = await readClaimToken(context, token);
  const state = await context.database.withRealm(scope.realmId, (client) => readClaimState(client, scope, null));
  const { shop, branch, sale, last_day } = state;
  return {
    shop,
    branch,
    transaction_no: sale.transaction_no,
    amount_due: toBaht(satang(sale.total_revenue + sale.delivery_cost)),
    points: leastPoints(state),
    last_day,
    obstacle: claimObstacle(state),
  };
}

/** Anyone with the address can take the points: it is for users who hand out receipts, and not for figures alone. */
const mayHandOut = (session: GatewaySession) =>
  [PAGE.payment, PAGE.paymentHistory].some((page) => mayDo(session, page, 'Read'));

/** The address that stands as a code on the receipt of a guest; null where there is nothing to claim, and for others. */
export async function claimUrl(
  context: GatewayContext,
  session: GatewaySession,
  saleId: string,
): Promise<string | null> {
  const { realmId, branchIds } = session;
  const scope = { realmId, saleId };
  const state = await context.database.withRealm(realmId, (client) => findClaimState(client, scope, null));
  if (!state || (branchIds.length > 0 && !branchIds.includes(state.sale.branch_id)))
    throw refuseUnknown('The transaction');
  if (claimObstacle(state) !== null || !mayHandOut(session)) return null;
  return `${context.config.publicUrl}/claim/${claimToken(context, scope)}`;
}
