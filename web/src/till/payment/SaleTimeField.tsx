import Schedule from '@mui/icons-material/Schedule';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { usePaymentMessages } from './messages.ts';
import { shopNow } from './saleTime.ts';

interface SaleTimeFieldProps {
  value: string;
  onChange: (value: string) => void;
  inFuture: boolean;
  disabled: boolean;
}

/** When the sale took place; hidden until it is asked for, because it is nearly always now. */
export function SaleTimeField({ value, onChange, inFuture, disabled }: SaleTimeFieldProps) {
  const t = usePaymentMessages();
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <Button
        startIcon={<Schedule />}
        onClick={() => setShown(true)}
        disabled={disabled}
        sx={{ ml: -1, px: 1, minHeight: 40 }}
      >
        {t('confirm.setTime')}
      </Button>
    );
  }
  return (
    <TextField
      fullWidth
      type="datetime-local"
      label={t('confirm.time')}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      error={inFuture}
      helperText={inFuture ? t('confirm.timeFuture') : t('confirm.timeHint')}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: shopNow() } }}
    />
  );
}
