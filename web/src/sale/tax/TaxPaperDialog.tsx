import { Alert } from '@mui/material';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useReceiptMessages } from '../receipt/messages.ts';
import { PaperDialog } from '../receipt/PaperDialog.tsx';
import { usePaperTexts } from '../receipt/usePaperTexts.ts';
import { useTaxCopy } from '../receipt/useTaxCopy.ts';
import { useTaxMessages } from './messages.ts';
import { TaxPaper } from './TaxPaper.tsx';

interface Props {
  readonly document: PaperTaxDocumentFragment;
  /** Id of its sale or return. */
  readonly saleId: string;
  /** The cash rounding, in baht. */
  readonly rounding: number;
  /** If its issue was requested: whether that issued it, or it existed before. */
  readonly outcome?: 'ISSUED' | 'ISSUED_BEFORE';
  readonly onClose: () => void;
}

/** Displays a full tax invoice, a credit or a debit note, and prints it. */
export function TaxPaperDialog({ document, rounding, saleId, outcome, onClose }: Props) {
  const t = useTaxMessages();
  const receipt = useReceiptMessages();
  const texts = usePaperTexts();
  const isIssued = outcome === 'ISSUED';
  const { isCopy, onPrinted } = useTaxCopy(document, outcome ? null : saleId);
  return (
    <PaperDialog
      title={receipt(`receipt.tax.${document.kind}`)}
      documentTitle={document.documentNo}
      file={{ of: 'tax-documents', id: document.id, saleId, number: document.documentNo }}
      notice={
        outcome && (
          <Alert severity={isIssued ? 'success' : 'warning'} sx={{ mb: 2 }}>
            {t(isIssued ? 'tax.issued' : 'tax.copyOf', { number: document.documentNo })}
          </Alert>
        )
      }
      paper={(ref, size) => (
        <TaxPaper
          ref={ref}
          document={document}
          rounding={rounding}
          logoUrl={texts?.logoUrl}
          size={size}
          isCopy={isCopy}
        />
      )}
      onPrinted={onPrinted}
      onClose={onClose}
    />
  );
}
