import { OperationFault, sendOperation } from '../../app/sendOperation.ts';
import { RequestTaxInvoiceDocument, type RequestTaxInvoiceMutation } from '../gql/graphql.ts';

type Payload = RequestTaxInvoiceMutation['requestTaxInvoice'];
export type RequestedInvoice = Pick<Payload, 'isCopy'> & { readonly document: NonNullable<Payload['taxDocument']> };

interface Buyer {
  readonly name: string;
  readonly address: string;
  readonly taxId: string | null;
  readonly branchNo: string | null;
}

export type RequestOutcome =
  | { readonly kind: 'issued'; readonly invoice: RequestedInvoice }
  | { readonly kind: 'refused'; readonly code: string }
  /** Faults by field of the buyer. */
  | { readonly kind: 'faults'; readonly faults: Readonly<Record<string, string>> }
  /** It may have been issued: sent again with the same buyer it is the same document. */
  | { readonly kind: 'unknown' };

export async function sendTaxRequest(token: string, buyer: Buyer): Promise<RequestOutcome> {
  try {
    const { data } = await sendOperation(RequestTaxInvoiceDocument, { input: { token, buyer } });
    const { taxDocument: document, isCopy, userErrors } = data.requestTaxInvoice;
    if (document) return { kind: 'issued', invoice: { document, isCopy } };
    const faults = userErrors.flatMap(({ path, message }) => (path[1] ? [[path[1], message] as const] : []));
    if (faults.length > 0) return { kind: 'faults', faults: Object.fromEntries(faults) };
    return { kind: 'refused', code: userErrors[0]?.code ?? '' };
  } catch (error) {
    if (error instanceof OperationFault) return { kind: 'unknown' };
    throw error;
  }
}
