import { Alert } from '@mui/material';
import { useState } from 'react';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from '../receipt/messages.ts';
import { PaperDialog } from '../receipt/PaperDialog.tsx';
import { useTaxMessages } from './messages.ts';
import { TaxPaper } from './TaxPaper.tsx';

interface Props {
  readonly document: PaperTaxDocumentFragment;
  /** Issued before. */
  readonly isCopy: boolean;
  /** Issued a moment ago, or issued again. */
  readonly isAnswer?: boolean;
  readonly onClose: () => void;
}

/** A full tax invoice or a credit note to look at and to print; printed once, it is a copy. */
export function TaxPaperDialog({ document, isCopy, isAnswer = false, onClose }: Props) {
  const t = useTaxMessages();
  const receipt = useReceiptMessages();
  const [isPrinted, setPrinted] = useState(false);
  return (
    <PaperDialog
      title={receipt(`receipt.tax.${document.kind}`)}
      documentTitle={document.documentNo}
      notice={
        isAnswer && (
          <Alert severity={isCopy ? 'warning' : 'success'} sx={{ mb: 2 }}>
            {t(isCopy ? 'tax.copyOf' : 'tax.issued', { number: document.documentNo })}
          </Alert>
        )
      }
      paper={(ref, size) => <TaxPaper ref={ref} document={document} size={size} isCopy={isCopy || isPrinted} />}
      onPrinted={() => setPrinted(true)}
      onClose={onClose}
    />
  );
}
