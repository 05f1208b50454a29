import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import pg from 'pg';
import type { PaymentShop } from './paymentShop.ts';

/** Payments at tills, with or without a tax document for each. */
export interface TaxSwitch {
  /** The payments of guests, distributed over the given number of tills, each with a separate series of documents. */
  payments: readonly PaymentPayload[];
  /** Runs work while every sale gets an abbreviated tax invoice. */
  issuing<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openTaxSwitch(
  { databaseUrl, realmId, payments }: PaymentShop,
  tills: number,
): Promise<TaxSwitch> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(BRANCH_NUMBERS, [realmId]);
  const branchIds = [...new Set(payments.guests.map(({ branch_id }) => branch_id))];
  const added = Array.from({ length: tills }, (_, at) => ({
    code: `K${at}`,
    branch_id: branchIds[at % branchIds.length],
  }));
  const { rows } = await owner.query<{ id: string; branch_id: string }>(TILLS, [realmId, JSON.stringify(added)]);
  const setMode = (mode: string) => owner.query(MODE, [realmId, mode]);
  return {
    payments: payments.guests.map((payment, number) => {
      const till = rows[number % rows.length];
      return { ...payment, ...(till && { branch_id: till.branch_id, till_id: till.id }) };
    }),
    async issuing(work) {
      await setMode('INCLUDED');
      try {
        return await work();
      } finally {
        await setMode('NONE');
      }
    },
    close: () => owner.end(),
  };
}

const BRANCH_NUMBERS = `
  update merchant_branches b set tax_branch_no = n.number from (
    select id, lpad((row_number() over (order by code) - 1)::text, 5, '0') as number from merchant_branches where realm_id = $1) n
  where b.realm_id = $1 and b.id = n.id`;
const TILLS = `
  insert into tills (realm_id, branch_id, code, name)
    select $1, t.branch_id, t.code, t.code from jsonb_to_recordset($2) as t(branch_id uuid, code text)
  returning id, branch_id`;
const MODE = `
  update merchant_settings set tax_mode = $2, tax_id = '0105536000313', tax_name = 'Taem Co., Ltd.', tax_address = '9 Rama IX Road, Bangkok 10310'
  where realm_id = $1`;
