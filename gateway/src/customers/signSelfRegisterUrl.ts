import type { DatabaseClient } from '../database/pool.ts';
import { SELF_REGISTER_SECONDS } from '../http/accessTokens.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';
import { getOnboardForm } from './getOnboardForm.ts';

/** The form that customers fill in themselves. */
export const SELF_REGISTER_FORM = 'FORM:MEMBER:ONBOARD:SERVICE:2.0';

export interface LinkScope {
  form_code?: string;
  realm_id?: string;
  branch_id?: string | null;
}

export interface SelfRegisterUrl {
  self_register_url: string;
  expires_at: string;
}

/**
 * Signs a link for customers who register themselves: for one shop, branch and form, for a day. The link itself
 * contains all of that.
 */
export async function signSelfRegisterUrl(
  { database, tokens, clock, config }: GatewayContext,
  session: GatewaySession,
  scope: LinkScope,
): Promise<SelfRegisterUrl> {
  const { realmId } = session;
  if (scope.realm_id && scope.realm_id.toLowerCase() !== realmId) throw refuseField('realm_id', 'is not your shop');
  const formCode = scope.form_code ?? SELF_REGISTER_FORM;
  if (!formCode.startsWith('FORM:MEMBER:')) throw refuseField('form_code', 'is not a form for members');
  const branchId = scope.branch_id && scope.branch_id !== 'All' ? scope.branch_id.toLowerCase() : null;
  await database.withRealm(realmId, async (client) => {
    await getOnboardForm(client, formCode).catch(() => Promise.reject(refuseField('form_code', 'does not exist')));
    if (branchId) await refuseOtherBranch(client, session, branchId);
  });
  const token = await tokens.sign({ kind: 'self-register', realmId, branchId, formCode });
  return {
    self_register_url: `${config.publicUrl}/register/${token}`,
    expires_at: new Date(clock.now() + SELF_REGISTER_SECONDS * 1_000).toISOString(),
  };
}

async function refuseOtherBranch(client: DatabaseClient, { branchIds }: GatewaySession, id: string): Promise<void> {
  if (!isUuid(id)) throw refuseField('branch_id', 'must be an id');
  const branch = await client.query("select 1 from merchant_branches where id = $1 and status = 'Active'", [id]);
  if (branch.rowCount === 0) throw refuseField('branch_id', 'does not exist');
  if (branchIds.length > 0 && !branchIds.includes(id)) throw refuseField('branch_id', 'is not one of your branches');
}
