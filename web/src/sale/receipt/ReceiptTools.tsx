import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Print from '@mui/icons-material/Print';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, Button, CircularProgress, DialogActions, IconButton } from '@mui/material';
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

/** In a row; on a phone in two columns below the zoom buttons, with an odd last button as wide as both. */
const TOOLS = {
  ...{ flexWrap: 'wrap', gap: 1 },
  '@media (width < 600px)': {
    ...{ display: 'grid', gridTemplateColumns: '1fr 1fr', px: 2 },
    '& > div': { gridColumn: '1 / -1' },
    '& > button': { px: 1, whiteSpace: 'nowrap' },
    '& > button:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
} as const;

export function ReceiptTools({ zoom, saving, file, onSave, onPrint }: ReceiptToolsProps) {
  const t = useReceiptMessages();
  const mail = useMailMessages();
  const may = useMayMail();
  const [isMailing, setMailing] = useState(false);
  const pdf = useSavePdf();
  const percent = `${Math.round(zoom.zoom * 100)}%`;
  return (
    <DialogActions disableSpacing sx={TOOLS}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mr: { sm: 'auto' } }}>
        <IconButton aria-label={t('receipt.zoomOut')} disabled={!zoom.zoomOut} onClick={() => zoom.zoomOut?.()}>
          <ZoomOut />
        </IconButton>
        <Button onClick={zoom.reset} aria-label={`${percent} ${t('receipt.zoomReset')}`}>
          {percent}
        </Button>
        <IconButton aria-label={t('receipt.zoomIn')} disabled={!zoom.zoomIn} onClick={() => zoom.zoomIn?.()}>
          <ZoomIn />
        </IconButton>
      </Box>
      {file && (file.of === 'transactions' ? may.receipts : may.documents) && (
        <Button size="large" variant="outlined" startIcon={<MailOutlined />} onClick={() => setMailing(true)}>
          {mail('mail.open')}
        </Button>
      )}
      {file && (
        <Button
          size="large"
          variant="outlined"
          startIcon={pdf.isSaving ? <CircularProgress color="inherit" size={20} /> : <PictureAsPdfOutlined />}
          aria-busy={pdf.isSaving}
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
