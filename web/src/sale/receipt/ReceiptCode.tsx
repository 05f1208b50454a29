import { Qr } from '../../ui/Qr.tsx';
import { useReceiptMessages } from './messages.ts';
import type { ReceiptLink } from './SaleReceipt.ts';

/** Side in pixels: 37 mm on paper, so that each module covers several dots of a cheap printer. */
const SIZE = 140;

/** The code with which the customer claims the points of the sale, or requests its tax invoice. */
export function ReceiptCode({ link: { url, canClaim, canRequestTaxInvoice } }: { link: ReceiptLink }) {
  const t = useReceiptMessages();
  const title = t(canClaim ? 'receipt.claim' : 'receipt.invoice');
  return (
    <div style={{ textAlign: 'center', breakInside: 'avoid' }}>
      <div style={{ fontWeight: 700 }}>{title}</div>
      <Qr value={url} size={SIZE} label={title} />
      {canClaim && <div>{t('receipt.claimHint')}</div>}
      {canClaim && canRequestTaxInvoice && <div>{t('receipt.invoiceHint')}</div>}
    </div>
  );
}
