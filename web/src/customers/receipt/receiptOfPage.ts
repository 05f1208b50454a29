import type { PaperReceipt } from '../../sale/receipt/SaleReceipt.ts';
import type { PaperTaxDocumentFragment, ReceiptPageQuery } from '../gql/graphql.ts';

export type BehindLink = NonNullable<ReceiptPageQuery['receiptPage']>;

/** Returns the data of the paper; `issued` is the tax document in force if one was issued since the page was read. */
export function receiptOfPage(page: BehindLink, issued: PaperTaxDocumentFragment | null): PaperReceipt {
  const { shop, taxId, isVoid, isReturn, exchangeNo, member, cashier, earnPoints, redeemPoints } = page;
  const { head, foot, logoUrl } = page;
  const document = issued ?? page.taxDocument;
  return {
    shop: { merchantName: shop, taxId: taxId ?? '', showVat: taxId != null },
    transaction: {
      ...page,
      branch: { name: page.branch, address: page.branchAddress, phone: page.branchPhone },
      createBy: cashier ? { firstname: cashier, lastname: '' } : null,
      member: member != null ? { firstname: member, lastname: '' } : null,
      earnPoints: earnPoints ?? 0,
      redeemPoints: redeemPoints ?? 0,
      taxDocuments: document ? [document] : [],
    },
    ...{ isVoid, isReturn },
    exchange: exchangeNo != null ? { transactionNo: exchangeNo, handedBack: page.handedBack } : null,
    texts: { head, foot, logoUrl: logoUrl ?? null },
  };
}
