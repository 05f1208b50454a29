import { SAME_TAX_NUMBERS } from '@taem/domain/merchant/taxSetting.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import { holdCodes } from './prepareBranch.ts';

/**
 * Refuses a change after which tax documents of two branches would be printed with the same numbers: those of branch `BR-1`
 * without a till, and those of till `1` of branch `BR` (tax_document_no). A till that is gone keeps its series. Codes never
 * change, so a shop that had both before this rule and issues by them can still save all else.
 */
export async function refuseSameNumbers(client: DatabaseClient, realmId: string, path: string): Promise<void> {
  await holdCodes(client, realmId);
  const { rowCount } = await client.query(SAME);
  if (rowCount !== 0) throw refuseField(path, SAME_TAX_NUMBERS);
}

const SAME = `
  select from merchant_settings s
  where s.tax_mode <> 'NONE' and exists (
    select from (select branch_id, code, created_at from tills
        union all select branch_id, till_code, null from tax_counters where till_code <> '') t
      join merchant_branches o on o.id = t.branch_id join merchant_branches b on lower(b.code) = lower(o.code || '-' || t.code)
    where now() in (t.created_at, o.created_at, b.created_at) or not exists (select from tax_counters))`;
