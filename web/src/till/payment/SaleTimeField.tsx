import Schedule from '@mui/icons-material/Schedule';
import { Button, TextField } from '@mui/material';
import { usePaymentMessages } from './messages.ts';
import type { SaleTime } from './useSaleTime.ts';

export function SaleTimeField({ time, disabled }: { time: SaleTime; disabled: boolean }) {
  const t = usePaymentMessages();
  const { fault, backdatingDays: days } = time;
  if (!time.shown) {
    return (
      <Button startIcon={<Schedule />} onClick={time.show} disabled={disabled} sx={{ ml: -1, px: 1 }}>
        {t('confirm.setTime')}
      </Button>
    );
  }
  const tooLongAgo = days === 0 ? t('confirm.timeTodayOnly') : t('confirm.timeTooLongAgo', { days });
  const hint = fault === 'future' ? t('confirm.timeFuture') : t('confirm.timeHint');
  return (
    <TextField
      fullWidth
      autoFocus
      type="datetime-local"
      label={t('confirm.time')}
      value={time.value}
      disabled={disabled}
      onChange={(event) => time.setValue(event.target.value)}
      error={fault !== null}
      helperText={fault === 'tooLongAgo' ? tooLongAgo : hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: time.bounds }}
    />
  );
}
