import { fullInvoiceObstacle } from '@taem/domain/till/taxBuyer.ts';
import type { Database } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnowColumn } from '../resource/personal.ts';
import { drawFullInvoice, judgedSale, lockInvoicedSale, readTaxBuyer, refuseInvoice } from '../sales/fullInvoice.ts';

interface Issued {
  is_copy: boolean;
  document: object;
}

/** Issues the full tax invoice of a sale at the till, or returns the existing one. */
export async function issueTaxInvoice(
  database: Database,
  session: GatewaySession,
  saleId: string,
  typed: object,
): Promise<Issued> {
  const { realmId, branchIds, userId } = session;
  const buyer = await readTaxBuyer(typed);
  return await database.inTransaction(realmId, async (client) => {
    const sale = await lockInvoicedSale(client, realmId, saleId);
    if (!sale || (branchIds.length > 0 && !branchIds.includes(sale.branch_id))) {
      throw refuseUnknown('The transaction');
    }
    const { full, buyer: issuedTo } = sale.documents;
    if (full) {
      const mayKnow = mayKnowColumn(session, 'tax_documents', 'buyer');
      return { is_copy: true, document: { ...full, buyer: mayKnow ? issuedTo : null } };
    }
    const obstacle = fullInvoiceObstacle(judgedSale(sale), sale.today);
    if (obstacle) throw refuseInvoice(obstacle);
    return { is_copy: false, document: await drawFullInvoice(client, realmId, sale, userId, buyer) };
  });
}
