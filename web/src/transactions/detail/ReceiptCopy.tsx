import { ReceiptDialog } from '../../sale/receipt/ReceiptDialog.tsx';
import { paperDocumentOf } from '../../sale/receipt/SaleReceipt.ts';
import { usePaperTexts } from '../../sale/receipt/usePaperTexts.ts';
import { useReceiptLink } from '../../sale/receipt/useReceiptLink.ts';
import { useTaxCopy } from '../../sale/receipt/useTaxCopy.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { ReceiptLinkBar } from './ReceiptLinkBar.tsx';

/** CHAN-30..32 The receipt once more, which says that it is a copy, unless it is a tax invoice that was never printed; the points left on that day are not kept. */
export function ReceiptCopy({ sale, onClose }: { sale: SaleDetailFragment; onClose: () => void }) {
  const { link } = useReceiptLink(sale.id);
  const texts = usePaperTexts();
  const receipt = {
    transaction: sale,
    isIncomplete: false,
    isVoid: sale.status === 'VOID',
    isReturn: Boolean(sale.returnOf),
    exchange: sale.exchange,
    link,
    texts,
  };
  const document = paperDocumentOf(receipt);
  const { isCopy, onPrinted } = useTaxCopy(document, sale.id);
  return (
    <ReceiptDialog
      receipt={receipt}
      notice={link && <ReceiptLinkBar url={link.url} title={sale.transactionNo} />}
      isCopy={isCopy || document === null}
      onPrinted={onPrinted}
      onClose={onClose}
    />
  );
}
