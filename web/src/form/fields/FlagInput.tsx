import { Checkbox, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';
import type { FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<boolean> {
  /** Is ticked as an answer rather than switched on. */
  readonly isTick?: boolean;
  /** What the flag says is the opposite of what is kept: people read what is so, never what is not. */
  readonly isOpposite?: boolean;
}

/** Yes or no. */
export function FlagInput({
  isTick = false,
  isOpposite = false,
  label,
  value,
  error,
  hint,
  disabled,
  ...field
}: Props) {
  const Control = isTick ? Checkbox : Switch;
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        sx={{ minHeight: CONTROL }}
        control={
          <Control
            name={field.name}
            checked={value !== isOpposite}
            onChange={(_, checked) => field.onChange(checked !== isOpposite)}
            onBlur={field.onBlur}
          />
        }
      />
      {(error ?? hint) && <FormHelperText>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
