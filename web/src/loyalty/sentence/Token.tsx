import { MenuItem, TextField } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly error: boolean;
  readonly disabled: boolean;
  readonly width?: number;
}

/** A word of a sentence that can be chosen. */
export function Token({ label, value, choices, onChange, error, disabled, width = 150 }: Props) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      error={error}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: { xs: '100%', sm: width }, '& .MuiInputBase-root': { minHeight: CONTROL } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
