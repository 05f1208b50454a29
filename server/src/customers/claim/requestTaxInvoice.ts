import { malformed } from '../../gateway/GatewayError.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { inputPath } from '../../gateway/wireInput.ts';
import type { MutationResolvers, TaxDocument } from '../../generated/schema.ts';
import { receiptPath } from './receiptPage.ts';

export const requestTaxInvoice: MutationResolvers['requestTaxInvoice'] = async (_, { input }, context, info) => {
  const { token, buyer } = input;
  let isCopy = false;
  const outcome = await answered('taxDocument', pathOf, async () => {
    const { name, address, taxId, branchNo } = buyer;
    const body = { buyer: { name, address, tax_id: taxId ?? null, branch_no: branchNo ?? null } };
    const answer = await context.gateway.post(`${receiptPath(token)}/tax-invoice`, body, { token: null });
    if (!isWireRecord(answer) || !isWireRecord(answer.document)) throw malformed('The answer is no tax invoice.');
    isCopy = answer.is_copy === true;
    return await readRecord<TaxDocument>(context, info, 'TaxDocument', answer.document);
  });
  return { ...outcome, isCopy };
};

const pathOf = inputPath({});
