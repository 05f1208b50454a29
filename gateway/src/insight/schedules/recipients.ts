import { can, PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DeliveryReason } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import type { MerchantUsers } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { Authorize, GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';

/** A person, with what currently decides whether they may get a dashboard. */
export interface Recipient extends Pick<MerchantUsers, 'id' | 'email' | 'status' | 'branch_ids'> {
  name: string;
  role_name: string;
  authorizes: Authorize[];
  is_owner: boolean;
  is_shared: boolean;
  is_shared_with: boolean;
}

/**
 * Returns why this person gets no mail of the dashboard; null if they do. Checked when a schedule is written and again
 * at each run.
 */
export function whyNot(person: Recipient): DeliveryReason | null {
  if (person.status !== 'Active') return 'INACTIVE';
  if (!/^\S+@\S+$/.test(person.email ?? '')) return 'NO_EMAIL';
  return seesDashboard(person) ? null : 'NO_DASHBOARD';
}

function seesDashboard({ is_owner, is_shared, is_shared_with, role_name, authorizes }: Recipient): boolean {
  if (is_owner) return true;
  const rights = authorizes.map(({ object_code, action_codes }) => ({
    objectCode: object_code,
    actionCodes: action_codes,
  }));
  return is_shared && (is_shared_with || can({ name: role_name }, rights, PAGE.setting, 'Write'));
}

/** Lists the users to whom a dashboard may be mailed, by name: users without the right to read users only see themselves. */
export async function readRecipients(
  client: DatabaseClient,
  session: GatewaySession,
  documentId: string,
): Promise<Recipient[]> {
  const onlyUserId = mayDo(session, PAGE.user, 'Read') ? null : session.userId;
  const text = `${RECIPIENTS} and ($2::uuid is null or u.id = $2) order by lower(u.firstname), lower(u.lastname), u.id`;
  const { rows } = await client.query<Recipient>(text, [documentId, onlyUserId]);
  return rows.filter((person) => whyNot(person) === null);
}

/** Returns one user, even if something keeps them from receiving it. */
export async function readRecipient(client: DatabaseClient, documentId: string, userId: string) {
  const { rows } = await client.query<Recipient>(`${RECIPIENTS} and u.id = $2`, [documentId, userId]);
  return rows[0];
}

const RECIPIENTS = `
  select u.id, trim(concat_ws(' ', u.firstname, u.lastname)) as name, u.email, u.status, d.is_shared,
    coalesce(d.owner_id = u.id, false) as is_owner,
    case when r.status = 'Active' then r.name else '' end as role_name,
    case when r.status = 'Active' then r.authorizes else '[]'::jsonb end as authorizes, u.branch_ids,
    exists (select from saved_document_roles s where s.document_id = d.id and s.role_id = u.role_id) as is_shared_with
  from saved_documents d, merchant_users u join merchant_roles r on r.id = u.role_id
  where d.id = $1 and u.kind = 'person'`;
