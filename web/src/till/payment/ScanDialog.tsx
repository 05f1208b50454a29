import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Dialog, IconButton } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useSavedPicture } from '../../app/useSavedPicture.ts';
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
  const qr = useRef<HTMLDivElement>(null);
  const picture = useSavedPicture(qr, `qr-${format.money(transfer.amount)}.png`);
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
        <Button startIcon={<Download />} loading={picture.saving} onClick={() => void picture.save()}>
          {t('transfer.save')}
        </Button>
        <IconButton autoFocus aria-label={words('action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2 }}>
        {notice}
        {picture.failed && (
          <Alert severity="error" onClose={picture.dismiss}>
            {t('transfer.saveFailed')}
          </Alert>
        )}
      </Box>
      {/* On paper in the dark scheme too, as the picture is. */}
      <Box
        ref={qr}
        sx={{ display: 'flex', flex: 1, minHeight: 'min-content', p: 3, bgcolor: PAPER, color: colours.paperInk }}
      >
        <TransferToPay {...transfer} />
      </Box>
    </Dialog>
  );
}
