import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Dialog, IconButton } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useUiMessages } from '../../ui/messages.ts';
import { colours, PAPER } from '../../ui/tokens.ts';
import type { DisplayedTransfer } from '../display/customerDisplay.ts';
import { TransferToPay } from '../display/TransferToPay.tsx';
import { usePaymentMessages } from './messages.ts';

interface ScanDialogProps {
  transfer: DisplayedTransfer;
  /** What the bank reports. */
  notice: ReactNode;
  onClose: () => void;
}

/**
 * The customer's screen of a transfer on the till itself: for a counter with one screen, and for a phone that is held out to
 * the customer. Its picture can be sent to a customer who is not at the counter.
 */
export function ScanDialog({ transfer, notice, onClose }: ScanDialogProps) {
  const t = usePaymentMessages();
  const words = useUiMessages();
  const format = useFormat();
  const notify = useNotice();
  const picture = useRef<HTMLDivElement>(null);
  const save = async () => {
    try {
      if (!picture.current) return;
      const { toBlob } = await import('html-to-image');
      const drawn = await toBlob(picture.current, { pixelRatio: 2, backgroundColor: PAPER });
      if (!drawn) throw new Error('The QR was not drawn');
      saveFile(drawn, `qr-${format.money(transfer.amount)}.png`);
    } catch {
      notify(t('transfer.saveFailed'), 'error');
    }
  };
  return (
    // Enter in here is no answer to the dialog behind it.
    <Dialog
      fullScreen
      open
      aria-label={t('transfer.title')}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, p: 1 }}>
        <Button startIcon={<Download />} onClick={() => void save()}>
          {t('transfer.save')}
        </Button>
        <IconButton autoFocus aria-label={words('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2 }}>{notice}</Box>
      {/* On paper in the dark scheme too, as the picture is. */}
      <Box
        ref={picture}
        sx={{ display: 'flex', flex: 1, minHeight: 'min-content', p: 3, bgcolor: PAPER, color: colours.paperInk }}
      >
        <TransferToPay {...transfer} />
      </Box>
    </Dialog>
  );
}
