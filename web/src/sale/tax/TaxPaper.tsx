import { taxPaper } from '@taem/domain/transactions/paper/taxPaper.ts';
import type { Ref } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from '../receipt/messages.ts';
import { PaperBlocks } from '../receipt/PaperBlocks.tsx';
import type { PaperSize } from '../receipt/paperSize.ts';
import { PAPERS } from '../receipt/roll.ts';

interface Props {
  document: PaperTaxDocumentFragment;
  /** The cash rounding of the sale or the return, in baht: it does not change the document. */
  rounding: number;
  logoUrl?: string | null | undefined;
  size: PaperSize;
  isCopy: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A full tax invoice, a credit or a debit note on a roll or a sheet. */
export function TaxPaper({ document, rounding, logoUrl, size, isCopy, ref }: Props) {
  const receipt = useReceiptMessages();
  const language = useLanguage();
  const Paper = PAPERS[size];
  return (
    <Paper
      ref={ref}
      className={size === 'A4' ? 'A4' : 'roll'}
      role="document"
      aria-label={receipt(`receipt.tax.${document.kind}`)}
    >
      <PaperBlocks
        blocks={taxPaper(document, { language, rounding, isCopy })}
        isSheet={size === 'A4'}
        logoUrl={logoUrl}
      />
    </Paper>
  );
}
