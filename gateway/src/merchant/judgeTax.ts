import {
  newTaxFaults,
  type TaxBranch,
  type TaxFaultKind,
  type TaxShop,
  type TaxTill,
  taxFaultMessages,
} from '@taem/domain/merchant/taxFaults.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseFields } from '../http/errors.ts';
import { holdCodes } from './prepareBranch.ts';

/**
 * Called before a change of the setting, of a branch or of a till; the function that it returns refuses the change if
 * tax documents would then lack something, or have a number twice, unlike before. Until the commit, nothing else that
 * affects these can be changed.
 */
export async function judgeTax(
  client: DatabaseClient,
  realmId: string,
  fields: Readonly<Record<TaxFaultKind, string>>,
): Promise<() => Promise<void>> {
  await holdCodes(client, realmId);
  const before = await readTaxShop(client);
  return async () => {
    const found = newTaxFaults(before, await readTaxShop(client));
    if (found.length === 0) return;
    throw refuseFields(taxFaultMessages(found).map(({ kind, message }) => ({ path: fields[kind], message })));
  };
}

async function readTaxShop(client: DatabaseClient): Promise<TaxShop> {
  const { rows } = await client.query<{ shop: TaxShop }>(SHOP);
  return rows[0]?.shop ?? { taxMode: 'NONE', taxName: '', taxAddress: '', taxId: '', branches: [], tills: [] };
}

const BRANCH: Readonly<Record<keyof TaxBranch, string>> = {
  id: 'id',
  code: 'code',
  name: 'name',
  isActive: "status = 'Active'",
  address: 'address',
  taxBranchNo: 'tax_branch_no',
};
const TILL: Readonly<Record<keyof TaxTill, string>> = {
  branchId: 'branch_id',
  code: 'upper(code)',
  isActive: 'bool_or(is_active)',
};
const objectOf = (columns: Readonly<Record<string, string>>) =>
  `json_build_object(${Object.entries(columns).map(([name, sql]) => `'${name}', ${sql}`)})`;

const SHOP = `
  select json_build_object('taxMode', s.tax_mode, 'taxId', s.tax_id, 'taxAddress', s.tax_address,
    'taxName', coalesce(nullif(s.tax_name, ''), r.name),
    'branches', (select coalesce(json_agg(${objectOf(BRANCH)} order by code), '[]') from merchant_branches),
    'tills', (select coalesce(json_agg(t.till), '[]') from (
      select ${objectOf(TILL)} as till from (select branch_id, code, status = 'Active' as is_active from tills
        union all select branch_id, till_code, false from tax_counters where till_code <> '') k group by branch_id, upper(code)) t)) as shop
  from merchant_settings s join realms r on r.id = s.realm_id`;
