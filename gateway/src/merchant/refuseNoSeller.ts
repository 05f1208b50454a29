import { NO_SELLER } from '@taem/domain/merchant/taxSetting.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** Of the setting as it is after a change: a tax invoice needs the tax id and the number of the branch. */
export async function refuseNoSeller(client: DatabaseClient, path: string): Promise<void> {
  const { rowCount } = await client.query(INCOMPLETE);
  if (rowCount !== 0) throw refuseField(path, NO_SELLER);
}

/** A new active branch without a number, in a shop that issues tax invoices. */
export async function refuseNumberless(client: DatabaseClient): Promise<void> {
  const { rowCount } = await client.query("select from merchant_settings where tax_mode <> 'NONE'");
  if (rowCount !== 0) throw refuseField('tax_branch_no', NO_SELLER);
}

const INCOMPLETE = `
  select from merchant_settings s
  where s.tax_mode <> 'NONE' and (s.tax_id = '' or exists (select from merchant_branches b where b.status = 'Active' and b.tax_branch_no is null))`;
