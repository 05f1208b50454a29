import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/Print';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Button, DialogActions, IconButton } from '@mui/material';
import { useReceiptMessages } from './messages.ts';
import type { useZoom } from './useZoom.ts';

interface ReceiptToolsProps {
  zoom: ReturnType<typeof useZoom>;
  saving: boolean;
  onSave: () => void;
  onPrint: () => void;
}

export function ReceiptTools({ zoom, saving, onSave, onPrint }: ReceiptToolsProps) {
  const t = useReceiptMessages();
  const shown = `${Math.round(zoom.zoom * 100)}%`;
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      <IconButton aria-label={t('receipt.zoomOut')} disabled={!zoom.zoomOut} onClick={() => zoom.zoomOut?.()}>
        <ZoomOut />
      </IconButton>
      <IconButton aria-label={t('receipt.zoomIn')} disabled={!zoom.zoomIn} onClick={() => zoom.zoomIn?.()}>
        <ZoomIn />
      </IconButton>
      <Button onClick={zoom.reset} aria-label={`${shown} ${t('receipt.zoomReset')}`} sx={{ mr: 'auto' }}>
        {shown}
      </Button>
      <Button size="large" variant="outlined" startIcon={<FileDownloadOutlined />} loading={saving} onClick={onSave}>
        {t('receipt.save')}
      </Button>
      <Button size="large" variant="contained" startIcon={<Print />} onClick={onPrint} autoFocus>
        {t('receipt.print')}
      </Button>
    </DialogActions>
  );
}
