import { isNotFound } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { TransactionResolvers } from '../../generated/schema.ts';

/**
 * Loads the link with a separate call, because the record of a sale does not contain it: until then `url` has the id of
 * the sale.
 */
export const receiptLink: TransactionResolvers['receiptLink'] = async ({ receiptLink: sale }, _, context) => {
  try {
    const answer = await context.gateway.get(`/transactions/${inAddress(String(sale?.url))}/receipt-link`);
    const link = isWireRecord(answer) ? answer.receipt_link : null;
    if (!isWireRecord(link) || typeof link.url !== 'string') return null;
    return {
      url: link.url,
      canClaim: link.can_claim === true,
      canRequestTaxInvoice: link.can_request_tax_invoice === true,
    };
  } catch (error) {
    // A gateway without this call has no receipt page.
    if (isNotFound(error)) return null;
    throw error;
  }
};
