import { InputAdornment, TextField } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: boolean;
  readonly disabled: boolean;
}

/** The number in a sentence, with its unit. */
export function ValueToken({ label, value, unit, onChange, onBlur, error, disabled }: Props) {
  return (
    <TextField
      size="small"
      label={label}
      value={value}
      error={error}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength: 16 },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : undefined,
      }}
      sx={{ width: { xs: '100%', sm: 150 }, '& .MuiInputBase-root': { minHeight: CONTROL } }}
    />
  );
}
