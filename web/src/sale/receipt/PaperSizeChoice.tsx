import { Segments } from '../../ui/Segments.tsx';
import { useReceiptMessages } from './messages.ts';
import type { PaperSize } from './paperSize.ts';

export function PaperSizeChoice({ value, onChange }: { value: PaperSize; onChange: (size: PaperSize) => void }) {
  const t = useReceiptMessages();
  const segments = [
    { value: 'roll', label: t('receipt.roll') },
    { value: 'A4', label: t('receipt.a4') },
  ] as const;
  return <Segments label={t('receipt.paper')} segments={segments} value={value} onChange={onChange} />;
}
