import { ReceiptDialog } from '../../sale/receipt/ReceiptDialog.tsx';
import { documentOf } from '../../sale/receipt/SaleReceipt.ts';
import { useClaimUrl } from '../../sale/receipt/useClaimUrl.ts';
import { usePaperTexts } from '../../sale/receipt/usePaperTexts.ts';
import { useTaxCopy } from '../../sale/receipt/useTaxCopy.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';

/** CHAN-30..32 The receipt once more, which says that it is a copy, unless it is a credit note's first paper; the points left on that day are not kept. */
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
  const copy = useTaxCopy(documentOf(receipt) ?? { id: sale.id, kind: 'ABBREVIATED' });
  return <ReceiptDialog receipt={receipt} {...copy} onClose={onClose} />;
}
