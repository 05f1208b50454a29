import { InputAdornment, TextField } from '@mui/material';
import { usePaymentMessages } from './messages.ts';

interface AmountFieldProps {
  label: string;
  text: string;
  isWrong: boolean;
  autoFocus?: boolean;
  onChange: (text: string) => void;
}

/** An amount in baht, as it is typed. */
export function AmountField({ label, text, isWrong, autoFocus = false, onChange }: AmountFieldProps) {
  const t = usePaymentMessages();
  return (
    <TextField
      label={label}
      value={text}
      autoFocus={autoFocus}
      error={isWrong}
      helperText={isWrong ? t('cash.invalid') : undefined}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right', fontWeight: 600 } },
        input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
      }}
    />
  );
}
