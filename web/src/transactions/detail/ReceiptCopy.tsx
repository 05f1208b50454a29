import { ReceiptDialog } from '../../sale/receipt/ReceiptDialog.tsx';
import { paperDocumentOf } from '../../sale/receipt/SaleReceipt.ts';
import { useClaimUrl } from '../../sale/receipt/useClaimUrl.ts';
import { usePaperTexts } from '../../sale/receipt/usePaperTexts.ts';
import { useTaxCopy } from '../../sale/receipt/useTaxCopy.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';

/** CHAN-30..32 The receipt once more, which says that it is a copy, unless it is a tax invoice that was never printed; the points left on that day are not kept. */
export function ReceiptCopy({ sale, onClose }: { sale: SaleDetailFragment; onClose: () => void }) {
  const { claimUrl } = useClaimUrl(sale);
  const texts = usePaperTexts();
  const receipt = {
    transaction: sale,
    isIncomplete: false,
    isVoid: sale.status === 'VOID',
    isReturn: Boolean(sale.returnOf),
    exchange: sale.exchange,
    claimUrl,
    texts,
  };
  const document = paperDocumentOf(receipt);
  const { isCopy, onPrinted } = useTaxCopy(document, sale.id);
  return (
    <ReceiptDialog receipt={receipt} isCopy={isCopy || document === null} onPrinted={onPrinted} onClose={onClose} />
  );
}
