import { NO_SELLER } from '@taem/domain/merchant/taxSetting.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** Refuses a change of the setting or of a branch after which tax invoices would lack the tax id or the number of an active branch. */
export async function refuseNoSeller(client: DatabaseClient, path: string): Promise<void> {
  const { rowCount } = await client.query(INCOMPLETE);
  if (rowCount !== 0) throw refuseField(path, NO_SELLER);
}

const INCOMPLETE = `
  select from merchant_settings s
  where s.tax_mode <> 'NONE' and (s.tax_id = '' or exists (select from merchant_branches b where b.status = 'Active' and b.tax_branch_no is null))`;
