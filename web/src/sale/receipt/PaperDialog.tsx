import { Box, DialogContent } from '@mui/material';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useSavedPicture } from '../../app/useSavedPicture.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useReceiptMessages } from './messages.ts';
import { ownRoll, type PaperSize, WIDTHS } from './paperSize.ts';
import { ReceiptTools } from './ReceiptTools.tsx';
import { usePrint } from './usePrint.ts';
import type { PaperFile } from './useSavePdf.ts';
import { useZoom } from './useZoom.ts';

/** OP-19 */
const FILE_NAME = 'file-name.jpeg';

/** Margin beside the paper on a phone, in pixels. */
const MARGIN = 8;

interface Props {
  readonly title: string;
  /** Number of the paper. */
  readonly documentTitle: string;
  /** Content above the paper. */
  readonly notice?: ReactNode;
  /** The file that the gateway makes of it; omitted for a paper that is not recorded. */
  readonly file?: PaperFile | undefined;
  readonly paper: (ref: Ref<HTMLDivElement>, size: PaperSize) => ReactNode;
  readonly onPrinted?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** CHAN-30..32: a paper to view closely, save as a picture and print, in the size of the printer. */
export function PaperDialog({ title, onClose, ...of }: Props) {
  const t = useReceiptMessages();
  const [size, setSize] = useState<PaperSize>(ownRoll);
  const sizes = [
    { value: '80', label: t('receipt.roll', { width: 80 }) },
    { value: '58', label: t('receipt.roll', { width: 58 }) },
    { value: 'A4', label: t('receipt.a4') },
  ] as const;
  return (
    <Dialog
      title={title}
      aside={<Segments label={t('receipt.paper')} segments={sizes} value={size} onChange={setSize} />}
      maxWidth="md"
      onClose={onClose}
      onCross={onClose}
    >
      <PaperView {...of} size={size} />
    </Dialog>
  );
}

type ViewProps = Omit<Props, 'title' | 'onClose'> & { readonly size: PaperSize };

/** The paper and its tools. Inside the dialog, because what is measured must be on the page. */
function PaperView({ documentTitle, notice, file, paper, onPrinted, size }: ViewProps) {
  const t = useReceiptMessages();
  const sheet = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const zoom = useZoom(room, WIDTHS[size], 2 * MARGIN);
  const image = useSavedPicture(sheet, FILE_NAME);
  const print = usePrint({ paper: sheet, size, documentTitle, onAfterPrint: onPrinted });
  return (
    <>
      <DialogContent
        ref={room}
        // Lets the keyboard scroll a paper that is larger than the dialog.
        tabIndex={0}
        sx={{
          ...{ bgcolor: 'grey.100', height: '70vh', overflow: 'auto', p: { xs: `${MARGIN}px`, sm: 3 } },
          // A scroll bar that comes with a larger paper would make the paper smaller, and go.
          scrollbarGutter: 'stable',
        }}
      >
        {notice}
        <Box sx={{ zoom: zoom.zoom, width: 'max-content', mx: 'auto' }} data-testid="receipt-zoom">
          {paper(sheet, size)}
        </Box>
      </DialogContent>
      <ReceiptTools zoom={zoom} saving={image.saving} file={file} onSave={() => void image.save()} onPrint={print} />
      {image.failed && <AlertDialog open message={t('receipt.saveFailed')} onClose={image.dismiss} />}
    </>
  );
}
