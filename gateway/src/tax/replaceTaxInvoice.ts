import { isSameBuyer, replacementForm } from '@taem/domain/till/replaceTaxInvoice.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnowColumn } from '../resource/personal.ts';
import { isUuid } from '../resource/readValue.ts';
import {
  drawFullInvoice,
  type FullInvoice,
  type InvoicedSale,
  judgedSale,
  lockInvoicedSale,
  readTaxBuyer,
  refuseInvoice,
} from '../sales/fullInvoice.ts';

interface Replaced {
  is_copy: boolean;
  document: object;
}

/**
 * Cancels a full tax invoice and issues another with the right buyer in its place, with the same date and the same
 * figures (docs/adr/0175), and likewise its credit and debit notes. Of two simultaneous requests, the second is
 * refused, unless both name the same buyer.
 */
export async function replaceTaxInvoice(
  database: Database,
  session: GatewaySession,
  id: string,
  typed: { buyer: object; reason: string },
): Promise<Replaced> {
  if (!isUuid(id)) throw refuseUnknown(NOUN);
  const { realmId, branchIds, userId } = session;
  const buyer = await readTaxBuyer(typed.buyer);
  const reason = readReason(typed.reason);
  return await database.inTransaction(realmId, async (client) => {
    const [found] = (await client.query<{ sale_id: string }>(OF_SALE, [realmId, id, branchIds])).rows;
    const sale = found && (await lockInvoicedSale(client, realmId, found.sale_id));
    const full = sale?.documents.full;
    if (!sale || !full) throw refuseUnknown(NOUN);
    if (full.id !== id) {
      if (full.replaces.id !== id || !isSameBuyer(sale.documents.buyer, buyer)) throw refuseReplaced(full);
      const mayKnow = mayKnowColumn(session, 'tax_documents', 'buyer');
      return { is_copy: true, document: { ...full, buyer: mayKnow ? sale.documents.buyer : null } };
    }
    if (judgedSale(sale).isVoid) throw refuseInvoice('ALREADY_VOID');
    if (isSameBuyer(sale.documents.buyer, buyer)) {
      throw new Refusal(422, 'SAME_BUYER', 'The tax invoice has this buyer already.');
    }
    await drawFullInvoice(client, realmId, sale, userId, buyer, { id, reason });
    await reissueNotes(client, realmId, sale, id, userId);
    // Read again, to include its notes.
    const after = await lockInvoicedSale(client, realmId, sale.id);
    return { is_copy: false, document: { ...after?.documents.full, buyer } };
  });
}

const NOUN = 'The full tax invoice';

function readReason(reason: string): string {
  const read = replacementForm.shape.reason.safeParse(reason);
  if (!read.success) throw refuseField('reason', read.error.issues[0]?.message ?? '');
  return read.data;
}

const refuseReplaced = ({ document_no, issued_by_name, issued_at }: FullInvoice) =>
  new Refusal(409, 'TAX_DOCUMENT_REPLACED', `The tax invoice has been replaced by ${document_no}.`, {
    document_no,
    ...(issued_by_name && { by: issued_by_name }),
    at: issued_at,
  });

/**
 * Reissues the notes that name the buyer of the invoice `id`, each with the next number of its series and its original
 * date.
 */
async function reissueNotes(
  client: DatabaseClient,
  realmId: string,
  sale: InvoicedSale,
  id: string,
  userId: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(NOTES, [realmId, id, sale.id]);
  for (const note of rows) await client.query(REISSUE, [realmId, note.id, userId]);
}

const OF_SALE = `
  select transaction_id as sale_id from tax_documents
  where realm_id = $1 and id = $2 and kind = 'FULL' and (cardinality($3::uuid[]) = 0 or branch_id = any($3))`;

/** In one order of series, so that two replacements never wait for each other in a circle. */
const NOTES = `
  select n.id from tax_documents n
  where n.realm_id = $1 and n.refers_to_id = $2 and n.kind in ('CREDIT_NOTE', 'DEBIT_NOTE') and not is_replaced(n)
    and n.transaction_id in (select t.id from transactions t where t.realm_id = $1 and t.returns_id = $3)
  order by n.kind, n.till_code, n.number`;

const REISSUE = `
  select draw_tax_document(n.realm_id, n.branch_id, t.till_id, n.transaction_id, n.document_date, $3,
    to_jsonb(n) || jsonb_build_object('replaces_id', n.id))
  from tax_documents n join transactions t on t.realm_id = n.realm_id and t.id = n.transaction_id
  where n.realm_id = $1 and n.id = $2`;
