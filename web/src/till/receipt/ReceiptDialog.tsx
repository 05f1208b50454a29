import Close from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useReactToPrint } from 'react-to-print';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useReceiptMessages } from './messages.ts';
import { PaperSizeChoice } from './PaperSizeChoice.tsx';
import { type PaperSize, pageStyle } from './paperSize.ts';
import { ReceiptPaper } from './ReceiptPaper.tsx';
import { ReceiptTools } from './ReceiptTools.tsx';
import type { SaleReceipt } from './SaleReceipt.ts';
import { useReceiptImage } from './useReceiptImage.ts';
import { useZoom } from './useZoom.ts';

interface ReceiptDialogProps {
  receipt: SaleReceipt;
  /** Printed before: then every sheet says that it is a copy. */
  isCopy?: boolean;
  onPrinted?: () => void;
  onClose: () => void;
}

/** CHAN-30..32: the receipt to look at closely, to keep as a picture and to print. */
export function ReceiptDialog({ receipt, isCopy = false, onPrinted, onClose }: ReceiptDialogProps) {
  const t = useReceiptMessages();
  const words = useTillMessages();
  const id = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PaperSize>('roll');
  const [height, setHeight] = useState(0);
  const [, setSheet] = useState<HTMLDivElement | null>(null);
  // The dialog draws its paper after this component, and another one for another size.
  const hold = useCallback((sheet: HTMLDivElement | null) => {
    paper.current = sheet;
    setSheet(sheet);
  }, []);
  // Whatever changed what stands on it.
  useLayoutEffect(() => setHeight(paper.current?.offsetHeight ?? 0));
  const zoom = useZoom();
  const image = useReceiptImage(paper);
  const print = useReactToPrint({
    contentRef: paper,
    documentTitle: receipt.transaction.transactionNo,
    pageStyle: pageStyle(size, height),
    onAfterPrint: onPrinted,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', gap: 2, pr: 8 }}>
        {t('receipt.title')}
        <PaperSizeChoice value={size} onChange={setSize} />
      </DialogTitle>
      <IconButton aria-label={words('close')} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
        <Close />
      </IconButton>
      <DialogContent
        // Scrolled from the keyboard when the receipt is larger than the dialog.
        tabIndex={0}
        sx={{ bgcolor: 'grey.100', height: '70vh', overflow: 'auto', p: 3 }}
      >
        <Box sx={{ zoom: zoom.zoom, width: 'max-content', mx: 'auto' }} data-testid="receipt-zoom">
          <ReceiptPaper ref={hold} receipt={receipt} size={size} isCopy={isCopy} />
        </Box>
      </DialogContent>
      <ReceiptTools zoom={zoom} saving={image.saving} onSave={() => void image.save()} onPrint={() => print()} />
      {image.failed && <AlertDialog open message={t('receipt.saveFailed')} onClose={image.dismiss} />}
    </Dialog>
  );
}
