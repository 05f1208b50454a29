import type { GatewayContext } from '../http/GatewayContext.ts';
import { getOnboardForm } from './getOnboardForm.ts';
import { readSelfRegisterToken } from './readSelfRegisterToken.ts';

/** Returns what the public page displays: the shop and its questions. */
export async function getSelfRegisterForm(context: GatewayContext, token: string) {
  const { realmId, branchId, formCode } = await readSelfRegisterToken(context, token);
  return context.database.withRealm(realmId, async (client) => {
    const names = await client.query<{ shop: string; branch: string | null }>(NAMES, [realmId, branchId]);
    const { shop = '', branch = null } = names.rows[0] ?? {};
    return { form_code: formCode, shop, branch, form: await getOnboardForm(client, formCode) };
  });
}

const NAMES = `
  select r.name as shop, b.name as branch from realms r left join merchant_branches b on b.id = $2 where r.id = $1`;
