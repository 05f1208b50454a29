import { Type } from '@sinclair/typebox';
import { lackingOf, type TaxSeller } from '@taem/domain/merchant/taxFaults.ts';
import { type RequestedInvoiceObstacle, taxBuyerForm } from '@taem/domain/till/taxBuyer.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseFields, within } from '../http/errors.ts';
import { TextOrNull } from '../resource/jsonShapes.ts';

const WORDS: Record<RequestedInvoiceObstacle, string> = {
  IS_RETURN: 'A return has a credit note and no tax invoice.',
  NO_TAX_INVOICE: 'The sale has no tax invoice.',
  ALREADY_VOID: 'This transaction is void already.',
  TAX_INVOICE_TOO_LATE: 'The sale is too old for a full tax invoice.',
  TAX_INVOICE_NOT_OFFERED: 'Ask the shop for the tax invoice.',
};

export const refuseInvoice = (obstacle: RequestedInvoiceObstacle) => new Refusal(422, obstacle, WORDS[obstacle]);

/** A buyer, as stored in the document. */
export interface TaxBuyer {
  name: string;
  address: string;
  tax_id: string | null;
  branch_no: string | null;
}

/** A buyer, as sent in a request. */
export const TypedBuyer = Type.Object(
  {
    name: Type.String(),
    address: Type.String(),
    tax_id: Type.Optional(TextOrNull),
    branch_no: Type.Optional(TextOrNull),
  },
  { additionalProperties: false },
);

interface Sale {
  branch_id: string;
  till_id: string | null;
  status: string;
  returns_id: string | null;
  /** The calendar date at its branch, as on its invoice. */
  sold_on: string;
  /** Today's date at its branch. */
  today: string;
}

/** The full tax invoice, in the form in which it is returned. */
export interface FullInvoice extends Readonly<Record<string, unknown>> {
  id: string;
  document_no: string;
  replaces: { id: string };
  issued_by_name: string | null;
  issued_at: string;
}

interface Documents {
  /** The one in force, which no other document replaces. */
  full: FullInvoice | null;
  buyer: Partial<TaxBuyer> | null;
  /** Whether the customer issued it on the receipt page. */
  by_customer: boolean | null;
  /** Whether the customer issued it, or one that it replaces. */
  requested_before: boolean | null;
  abbreviated_id: string | null;
}

/** A sale with its tax documents. */
export interface InvoicedSale extends Sale {
  id: string;
  documents: Documents;
}

/**
 * Locks the sale and reads its documents: of two that issue its full invoice at once, the second finds the invoice of
 * the first. Returns null if there is no such sale.
 */
export async function lockInvoicedSale(
  client: DatabaseClient,
  realmId: string,
  id: string,
): Promise<InvoicedSale | null> {
  const [sale] = (await client.query<Sale>(TAKE, [realmId, id])).rows;
  return sale ? { ...sale, id, documents: await documentsOf(client, realmId, id) } : null;
}

/** Returns the facts of the sale that the rules for full invoices check. */
export const judgedSale = ({ returns_id, status, sold_on, documents }: InvoicedSale) => ({
  isReturn: returns_id !== null,
  isVoid: status === 'Void',
  isInvoiced: documents.abbreviated_id !== null,
  soldOn: sold_on,
});

/**
 * Issues the full tax invoice of a locked sale. It replaces the abbreviated invoice, or the existing full one with a
 * reason; `userId` is null where the customer issues it.
 */
export async function drawFullInvoice(
  client: DatabaseClient,
  realmId: string,
  { id, branch_id, till_id, sold_on, documents }: InvoicedSale,
  userId: string | null,
  buyer: TaxBuyer,
  before: { id: string | null; reason: string | null } = { id: documents.abbreviated_id, reason: null },
): Promise<object> {
  const values = [realmId, branch_id, till_id, id, sold_on, userId, before.id, buyer, before.reason];
  const drawn = await client.query<{ document: { seller: TaxSeller } }>(DRAW, values);
  const [{ document } = { document: null }] = drawn.rows;
  // Its number is released when the transaction is rolled back.
  if (document && lackingOf(document.seller).length > 0)
    throw new Refusal(422, 'SELLER_INCOMPLETE', noSeller(document.seller));
  return { ...document, buyer };
}

const noSeller = ({ name, tax_id }: TaxSeller) =>
  `The seller of the sale (${[name, tax_id].filter(Boolean).join(', ')}) lacks a registered name, an address, a tax id or the VAT branch number. ` +
  'The settings fill it in while the shop has the same name and tax id.';

/** Reads the buyer of a request; faults are named as fields of `buyer`. */
export const readTaxBuyer = (typed: object): Promise<TaxBuyer> => within('buyer', async () => readBuyer(typed));

function readBuyer(typed: object): TaxBuyer {
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

// Called after the sale is locked, as a statement sees only what was committed before it began.
async function documentsOf(client: DatabaseClient, realmId: string, saleId: string): Promise<Documents> {
  const { rows } = await client.query<Documents>(
    `select max(d.id::text) filter (where d.kind = 'ABBREVIATED') as abbreviated_id,
      (array_agg(tax_document_json(d)) filter (where d.kind = 'FULL' and not is_replaced(d)))[1] as full,
      (array_agg(d.buyer) filter (where d.kind = 'FULL' and not is_replaced(d)))[1] as buyer,
      bool_or(d.issued_by_id is null) filter (where d.kind = 'FULL' and not is_replaced(d)) as by_customer,
      bool_or(d.issued_by_id is null) filter (where d.kind = 'FULL') as requested_before
    from tax_documents d where d.realm_id = $1 and d.transaction_id = $2`,
    [realmId, saleId],
  );
  return rows[0] ?? { full: null, buyer: null, by_customer: null, requested_before: null, abbreviated_id: null };
}

/** Keeps the date and the figures of the invoice that it replaces, so that no month changes afterwards. */
const DRAW = `
  select draw_tax_document($1, $2, $3, $4, $5, $6,
    to_jsonb(a) || jsonb_build_object('kind', 'FULL', 'refers_to_id', a.id, 'buyer', $8::jsonb, 'reason', $9::text)) as document
  from tax_documents a where a.realm_id = $1 and a.id = $7`;
