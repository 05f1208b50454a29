import Schedule from '@mui/icons-material/Schedule';
import { Button, TextField } from '@mui/material';
import { usePaymentMessages } from './messages.ts';
import type { SaleTime } from './useSaleTime.ts';

export function SaleTimeField({ time, disabled }: { time: SaleTime; disabled: boolean }) {
  const t = usePaymentMessages();
  if (!time.shown) {
    return (
      <Button startIcon={<Schedule />} onClick={time.show} disabled={disabled} sx={{ ml: -1, px: 1, minHeight: 40 }}>
        {t('confirm.setTime')}
      </Button>
    );
  }
  return (
    <TextField
      fullWidth
      autoFocus
      type="datetime-local"
      label={t('confirm.time')}
      value={time.value}
      disabled={disabled}
      onChange={(event) => time.setValue(event.target.value)}
      error={time.inFuture}
      helperText={time.inFuture ? t('confirm.timeFuture') : t('confirm.timeHint')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: time.latest } }}
    />
  );
}
