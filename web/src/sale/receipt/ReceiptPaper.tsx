import styled from '@emotion/styled';
import { receiptPaper } from '@taem/domain/transactions/paper/receiptPaper.ts';
import { memo, type Ref } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { useLastSession } from '../../app/session.ts';
import { colours } from '../../ui/tokens.ts';
import { useReceiptMessages } from './messages.ts';
import { PaperBlocks } from './PaperBlocks.tsx';
import { ownRoll, type PaperSize } from './paperSize.ts';
import { PAPERS } from './roll.ts';
import { onPaper, type PaperReceipt } from './SaleReceipt.ts';

const ReceiptCode = late(async () => (await import('./ReceiptCode.tsx')).ReceiptCode);

const Sheet = styled.div`
  filter: drop-shadow(0 2px 8px ${colours.shade});
  padding-bottom: 6px;
  @media screen {
    > .roll {
      --tooth: 8px;
      mask: conic-gradient(from -45deg at bottom, transparent, ${colours.paperInk} 1deg 89deg, transparent 90deg) bottom / var(--tooth) 100%;
    }
  }
`;

interface ReceiptPaperProps {
  receipt: PaperReceipt;
  ref?: Ref<HTMLDivElement>;
  size?: PaperSize;
  /** Whether it is not the first print of this sale: it must not be mistaken for another sale. */
  isCopy?: boolean;
}

/** The receipt as printed by a printer of 80 or 58 mm, or on a sheet of A4. */
export const ReceiptPaper = memo(function ReceiptPaper({
  receipt,
  ref,
  size = ownRoll(),
  isCopy = false,
}: ReceiptPaperProps) {
  const Paper = PAPERS[size];
  const t = useReceiptMessages();
  const language = useLanguage();
  const session = useLastSession();
  const { link, texts, shop = session } = receipt;
  return (
    <Sheet>
      <Paper ref={ref} className={size === 'A4' ? 'A4' : 'roll'} role="document" aria-label={t('receipt.title')}>
        <PaperBlocks
          blocks={receiptPaper(onPaper(receipt, shop), { language, isCopy })}
          isSheet={size === 'A4'}
          logoUrl={texts?.logoUrl}
          code={link && <ReceiptCode link={link} />}
        />
      </Paper>
    </Sheet>
  );
});
