import { lackingOf, type TaxSeller } from '@taem/domain/merchant/taxFaults.ts';
import { type FullInvoiceObstacle, fullInvoiceObstacle, taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseFields, refuseUnknown, within } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnowColumn } from '../resource/personal.ts';

const WORDS: Record<FullInvoiceObstacle, string> = {
  IS_RETURN: 'A return has a credit note and no tax invoice.',
  NO_TAX_INVOICE: 'The sale has no tax invoice.',
  ALREADY_VOID: 'This transaction is void already.',
  TAX_INVOICE_TOO_LATE: 'The sale is too old for a full tax invoice.',
};

const noSeller = ({ name, tax_id }: TaxSeller) =>
  `The seller of the sale (${[name, tax_id].filter(Boolean).join(', ')}) lacks a registered name, an address, a tax id or the VAT branch number. ` +
  'The settings fill it in while the shop has the same name and tax id.';

interface Sale {
  branch_id: string;
  till_id: string | null;
  status: string;
  returns_id: string | null;
  /** The calendar date of its branch, as its invoice has it. */
  sold_on: string;
  /** Of its branch. */
  today: string;
}

interface Documents {
  full: Readonly<Record<string, unknown>> | null;
  buyer: object | null;
  abbreviated_id: string | null;
}

interface Issued {
  is_copy: boolean;
  document: object;
}

/**
 * Issues the full tax invoice of a sale, or answers the one that it has. The sale is locked: of two at once the second gets
 * the document of the first.
 */
export async function issueTaxInvoice(
  database: Database,
  session: GatewaySession,
  saleId: string,
  typed: object,
): Promise<Issued> {
  const { realmId, branchIds, userId } = session;
  const buyer = await within('buyer', async () => readBuyer(typed));
  return await database.inTransaction(realmId, async (client) => {
    const [sale] = (await client.query<Sale>(TAKE, [realmId, saleId])).rows;
    if (!sale || (branchIds.length > 0 && !branchIds.includes(sale.branch_id))) {
      throw refuseUnknown('The transaction');
    }
    const found = await documentsOf(client, realmId, saleId);
    if (found.full) {
      const mayKnow = mayKnowColumn(session, 'tax_documents', 'buyer');
      return { is_copy: true, document: { ...found.full, buyer: mayKnow ? found.buyer : null } };
    }
    const obstacle = fullInvoiceObstacle(
      {
        isReturn: sale.returns_id !== null,
        isVoid: sale.status === 'Void',
        isInvoiced: found.abbreviated_id !== null,
        soldOn: sale.sold_on,
      },
      sale.today,
    );
    if (obstacle) throw new Refusal(422, obstacle, WORDS[obstacle]);
    const values = [realmId, sale.branch_id, sale.till_id, saleId, sale.sold_on, userId, found.abbreviated_id];
    const drawn = await client.query<{ document: { seller: TaxSeller } }>(DRAW, [...values, buyer]);
    const [{ document } = { document: null }] = drawn.rows;
    // Its number goes back with the transaction.
    if (document && lackingOf(document.seller).length > 0)
      throw new Refusal(422, 'SELLER_INCOMPLETE', noSeller(document.seller));
    return { is_copy: false, document: { ...document, buyer } };
  });
}

function readBuyer(typed: object) {
  const { tax_id: taxId, branch_no: branchNo, ...rest } = typed as Record<string, unknown>;
  const read = taxBuyerForm.safeParse({ ...rest, taxId, branchNo });
  if (read.success) {
    const { name, address } = read.data;
    return { name, address, tax_id: read.data.taxId, branch_no: read.data.branchNo };
  }
  throw refuseFields(read.error.issues.map(({ path, message }) => ({ path: WIRE[String(path[0])] ?? '', message })));
}

const WIRE: Readonly<Record<string, string>> = {
  name: 'name',
  address: 'address',
  taxId: 'tax_id',
  branchNo: 'branch_no',
};

const TAKE = `
  select t.branch_id, t.till_id, t.status, t.returns_id, t.create_local_time::date::text as sold_on,
    (now() at time zone b.time_zone)::date::text as today
  from transactions t join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
  where t.realm_id = $1 and t.id = $2 for update of t`;

// After the sale is locked: a statement sees what was committed before it began.
async function documentsOf(client: DatabaseClient, realmId: string, saleId: string): Promise<Documents> {
  const { rows } = await client.query<Documents>(
    `select max(d.id::text) filter (where d.kind = 'ABBREVIATED') as abbreviated_id,
      (select tax_document_json(f) from tax_documents f where f.realm_id = $1 and f.transaction_id = $2 and f.kind = 'FULL') as full,
      (select f.buyer from tax_documents f where f.realm_id = $1 and f.transaction_id = $2 and f.kind = 'FULL') as buyer
    from tax_documents d where d.realm_id = $1 and d.transaction_id = $2`,
    [realmId, saleId],
  );
  return rows[0] ?? { full: null, buyer: null, abbreviated_id: null };
}

/** Of the day and with the figures of the abbreviated invoice, so that no month changes afterwards. */
const DRAW = `
  select draw_tax_document($1, $2, $3, $4, $5, $6,
    to_jsonb(a) || jsonb_build_object('kind', 'FULL', 'refers_to_id', a.id, 'buyer', $8::jsonb)) as document
  from tax_documents a where a.realm_id = $1 and a.id = $7`;
