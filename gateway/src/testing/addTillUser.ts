import { randomUUID } from 'node:crypto';
import type { ReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

/** Adds another user to the shop, with the rights of its cashier and optionally that to approve, and a session for them. */
export async function addTillUser(
  tests: ReversalTests,
  shop: TestShop,
  firstname: string,
  { mayApprove = false, branchId = shop.branchId, status = 'Active' } = {},
): Promise<TestShop> {
  const [role] = await tests.rows<{ authorizes: object[] }>(
    shop,
    "select authorizes from merchant_roles where name = 'Cashier'",
  );
  const right = { object_code: 'Page.Merchant.Payment.Approval', action_codes: ['Write'] };
  const authorizes = JSON.stringify([...(role?.authorizes ?? []), ...(mayApprove ? [right] : [])]);
  const [user] = await tests.rows<{ id: string; session: string }>(
    shop,
    `with r as (insert into merchant_roles (name, authorizes) values ($1, $2) returning id),
      u as (insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids, status)
        select $1, '-', $3, 'T', id, array[$4::uuid], $5 from r returning id)
    insert into sessions (user_id, expires_at) select id, '2100-01-01' from u returning user_id as id, id as session`,
    [randomUUID(), authorizes, firstname, branchId, status],
  );
  return { ...shop, session: { ...shop.session, userId: user?.id ?? '', sessionId: user?.session ?? '' } };
}
