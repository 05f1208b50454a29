import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { MutationResolvers, QueryResolvers, TaxBuyerInput, TaxDocument } from '../generated/schema.ts';
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
  return await issued(context, info, PATH, { transaction_id: transactionId, buyer: wireBuyer(buyer) });
};

export const replaceTaxInvoice: MutationResolvers['replaceTaxInvoice'] = async (_, { input }, context, info) => {
  const { id, buyer, reason } = input;
  return await issued(context, info, `${PATH}/${inAddress(id)}/replacement`, { buyer: wireBuyer(buyer), reason });
};

const wireBuyer = ({ name, address, taxId, branchNo }: TaxBuyerInput) => ({
  ...{ name, address, tax_id: taxId ?? null, branch_no: branchNo ?? null },
});

async function issued(context: Context, info: GraphQLResolveInfo, path: string, body: WireRecord) {
  let isCopy = false;
  const outcome = await answered('taxDocument', pathOf, async () => {
    const answer = await context.gateway.post(path, body);
    if (!isWireRecord(answer) || !isWireRecord(answer.document)) throw malformed('The answer is no tax invoice.');
    isCopy = answer.is_copy === true;
    return await readRecord<TaxDocument>(context, info, 'TaxDocument', answer.document);
  });
  return { ...outcome, isCopy };
}

export const printTaxDocument: MutationResolvers['printTaxDocument'] = async (_, { input }, context, info) =>
  await answered('taxDocument', pathOf, async () => {
    const answer = await context.gateway.post(`${PATH}/${inAddress(input.id)}/prints`, {});
    if (!isWireRecord(answer) || !isWireRecord(answer.document)) throw malformed('The answer is no tax document.');
    return await readRecord<TaxDocument>(context, info, 'TaxDocument', answer.document);
  });

const pathOf = inputPath({});
