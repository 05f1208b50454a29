import type { ReactNode } from 'react';
import { useReceiptMessages } from './messages.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import type { SaleReceipt } from './SaleReceipt.ts';

interface ReceiptDialogProps {
  receipt: SaleReceipt;
  /** Content above the paper. */
  notice?: ReactNode;
  /** Whether it was printed before: then every sheet is marked as a copy. */
  isCopy?: boolean;
  onPrinted?: () => void;
  onClose: () => void;
}

/** CHAN-30..32: the receipt to view closely, save as a picture and print. */
export function ReceiptDialog({ receipt, notice, isCopy = false, onPrinted, onClose }: ReceiptDialogProps) {
  const t = useReceiptMessages();
  return (
    <PaperDialog
      title={t(receipt.isReturn ? 'receipt.return' : 'receipt.title')}
      documentTitle={receipt.transaction.transactionNo}
      notice={notice}
      file={{
        ...{ of: 'transactions', id: receipt.transaction.id, saleId: receipt.transaction.id },
        number: receipt.transaction.transactionNo,
      }}
      paper={(ref, size) => <ReceiptPaper ref={ref} receipt={receipt} size={size} isCopy={isCopy} />}
      onPrinted={onPrinted}
      onClose={onClose}
    />
  );
}
