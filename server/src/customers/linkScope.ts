import type { Context } from '../gateway/context.ts';
import { realmOf } from '../gateway/writeScope.ts';

/** The form that customers fill in themselves. */
const SERVICE_FORM = 'FORM:MEMBER:ONBOARD:SERVICE:2.0';

interface ForLink {
  branchId?: string | null;
  formCode?: string | null;
}

/** Returns the parameters of both calls for a link (CALL-33, CALL-34). */
export async function linkScope(context: Context, { branchId, formCode }: ForLink): Promise<Record<string, unknown>> {
  const realm_id = await realmOf(context);
  return { form_code: formCode ?? SERVICE_FORM, realm_id, ...(branchId && { branch_id: branchId }) };
}
