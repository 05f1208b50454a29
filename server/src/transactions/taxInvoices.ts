import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { isWireRecord } from '../gateway/wire.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { MutationResolvers, QueryResolvers, TaxDocument } from '../generated/schema.ts';
import { taxBuyerOf } from './taxRecords.ts';

const PATH = '/tax-documents';

export const lastTaxBuyer: QueryResolvers['lastTaxBuyer'] = async (_, { taxId, transactionId }, context) => {
  const query = new URLSearchParams({ transaction_id: transactionId, ...(taxId && { tax_id: taxId }) });
  const answer = await context.gateway.get(`${PATH}/last-buyer?${query}`);
  if (!isWireRecord(answer)) throw malformed('The answer is no buyer.');
  return taxBuyerOf(answer.buyer);
};

export const issueTaxInvoice: MutationResolvers['issueTaxInvoice'] = async (_, { input }, context, info) => {
  const { transactionId, buyer } = input;
  let isCopy = false;
  const outcome = await answered('taxDocument', pathOf, async () => {
    const { name, address, taxId, branchNo } = buyer;
    const answer = await context.gateway.post(PATH, {
      transaction_id: transactionId,
      buyer: { name, address, tax_id: taxId ?? null, branch_no: branchNo ?? null },
    });
    if (!isWireRecord(answer) || !isWireRecord(answer.document)) throw malformed('The answer is no tax invoice.');
    isCopy = answer.is_copy === true;
    return await readRecord<TaxDocument>(context, info, 'TaxDocument', answer.document);
  });
  return { ...outcome, isCopy };
};

export const printTaxDocument: MutationResolvers['printTaxDocument'] = async (_, { input }, context, info) =>
  await answered('taxDocument', pathOf, async () => {
    const answer = await context.gateway.post(`${PATH}/${inAddress(input.id)}/prints`, {});
    if (!isWireRecord(answer) || !isWireRecord(answer.document)) throw malformed('The answer is no tax document.');
    return await readRecord<TaxDocument>(context, info, 'TaxDocument', answer.document);
  });

const pathOf = inputPath({});
