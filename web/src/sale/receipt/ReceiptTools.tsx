import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/Print';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Button, DialogActions, IconButton } from '@mui/material';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { useMailMessages } from '../mail/messages.ts';
import { useMayMail } from '../mail/useMayMail.ts';
import { useReceiptMessages } from './messages.ts';
import { type PaperFile, useSavePdf } from './useSavePdf.ts';
import type { useZoom } from './useZoom.ts';

const MailPaperDialog = late(async () => (await import('../mail/MailPaperDialog.tsx')).MailPaperDialog);

interface ReceiptToolsProps {
  zoom: ReturnType<typeof useZoom>;
  saving: boolean;
  file: PaperFile | undefined;
  onSave: () => void;
  onPrint: () => void;
}

/** Those that most people come for are as wide as they can be, side by side. */
const ONE_ROW_ON_A_PHONE = {
  '@media (width < 600px)': { px: 2, '& > .MuiButton-sizeLarge': { flex: '1 1 auto', px: 1.5, m: 0 } },
} as const;

export function ReceiptTools({ zoom, saving, file, onSave, onPrint }: ReceiptToolsProps) {
  const t = useReceiptMessages();
  const mail = useMailMessages();
  const may = useMayMail();
  const [isMailing, setMailing] = useState(false);
  const pdf = useSavePdf();
  const percent = `${Math.round(zoom.zoom * 100)}%`;
  return (
    <DialogActions sx={{ flexWrap: 'wrap', ...ONE_ROW_ON_A_PHONE }}>
      <IconButton aria-label={t('receipt.zoomOut')} disabled={!zoom.zoomOut} onClick={() => zoom.zoomOut?.()}>
        <ZoomOut />
      </IconButton>
      <IconButton aria-label={t('receipt.zoomIn')} disabled={!zoom.zoomIn} onClick={() => zoom.zoomIn?.()}>
        <ZoomIn />
      </IconButton>
      <Button onClick={zoom.reset} aria-label={`${percent} ${t('receipt.zoomReset')}`} sx={{ mr: 'auto' }}>
        {percent}
      </Button>
      {file && (file.of === 'transactions' ? may.receipts : may.documents) && (
        <Button size="large" variant="outlined" startIcon={<MailOutlined />} onClick={() => setMailing(true)}>
          {mail('mail.open')}
        </Button>
      )}
      {file && (
        <Button
          size="large"
          variant="outlined"
          startIcon={<PictureAsPdfOutlined />}
          loading={pdf.isSaving}
          onClick={() => void pdf.save(file)}
        >
          {t('pdf.save')}
        </Button>
      )}
      <Button size="large" variant="outlined" startIcon={<FileDownloadOutlined />} loading={saving} onClick={onSave}>
        {t('receipt.save')}
      </Button>
      <Button size="large" variant="contained" startIcon={<Print />} onClick={onPrint} autoFocus>
        {t('receipt.print')}
      </Button>
      {file && isMailing && (
        <MailPaperDialog
          saleId={file.saleId}
          papers={[{ taxDocumentId: file.of === 'tax-documents' ? file.id : null, number: file.number }]}
          onClose={() => setMailing(false)}
        />
      )}
    </DialogActions>
  );
}
