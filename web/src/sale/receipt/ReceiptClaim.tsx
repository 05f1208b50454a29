import { Qr } from '../../ui/Qr.tsx';
import { useReceiptMessages } from './messages.ts';

/** In pixels: 37 mm on paper, so that each of its dots is several of a cheap printer's. */
const SIZE = 140;

/** The code by which a guest claims the points of the sale. */
export function ReceiptClaim({ url }: { url: string }) {
  const t = useReceiptMessages();
  return (
    <div style={{ textAlign: 'center', breakInside: 'avoid' }}>
      <div style={{ fontWeight: 700 }}>{t('receipt.claim')}</div>
      <Qr value={url} size={SIZE} label={t('receipt.claim')} />
      <div>{t('receipt.claimHint')}</div>
    </div>
  );
}
