import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { tillUsers } from '../http/tillUsers.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { branchParameter } from '../resource/listQuery.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { PRICING_REFUSALS } from '../till/tillShapes.ts';
import { Approval, ApprovalBody, GivenApproval, TillUserRow } from './approvalShapes.ts';
import { approve } from './approve.ts';

const tag = 'payment';
/** Users who sell, void, return or work in a shift; which of these rights is needed depends on the body. */
const permission = {
  objectCodes: [PAGE.payment, PAGE.paymentHistory, PAGE.saleReturn, PAGE.shift],
  action: 'Write',
} as const;

/** Extension: actions at the counter that need a second person (docs/adr/0143). */
export const approvalRoutes: AreaRoutes = async (app, context) => {
  route(app, 'GET /till-users', {
    id: 'listTillUsers',
    summary:
      "The other people of a branch, or of the user's branches, who have a till PIN: their names, and which of them may approve for others or sell",
    tag,
    permission,
    query: Type.Object(branchParameter),
    payload: fixed({ till_users: Type.Array(TillUserRow) }),
    handle: async ({ query, session }) => {
      const branches = branchesOf(query.branch_id, session);
      const users = await context.database.withRealm(session.realmId, (client) =>
        tillUsers(client, branches, session.userId),
      );
      const till_users = users.map(({ id, firstname, lastname, mayApprove, maySell }) => ({
        ...{ id, firstname, lastname },
        may_approve: mayApprove,
        may_sell: maySell,
      }));
      return answer({ till_users });
    },
  });

  route(app, 'POST /approvals', {
    id: 'approve',
    summary:
      'Approve a sale, a void, a return, an exchange, an adjustment of points, cash in or out or the closing of a shift of this user, by the PIN of a second person: once, within five minutes',
    tag,
    permission,
    body: ApprovalBody,
    described: Approval,
    payload: GivenApproval,
    mayBeMissing: true,
    refusals: [
      'WRONG_TILL_PIN',
      'TILL_PIN_LOCKED',
      'NOT_AN_APPROVER',
      'NO_APPROVAL_NEEDED',
      'TOO_MANY_ATTEMPTS',
      '123',
      'ALREADY_VOID',
      'IS_RETURN',
      'MEMBER_MERGED',
      ...PRICING_REFUSALS,
      'SHIFT_CLOSED',
    ],
    handle: async (request) => answer(await approve(context, request, request.body)),
  });
};
