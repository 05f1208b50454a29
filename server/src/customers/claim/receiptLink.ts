import { isNotFound } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { TransactionResolvers } from '../../generated/schema.ts';

/** A separate call, as the record does not carry it: the id of the sale stands in for the address. */
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
    // A gateway that has no such call: then there is no page.
    if (isNotFound(error)) return null;
    throw error;
  }
};
