import { Checkbox, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';
import type { FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<boolean> {
  /** A checkbox instead of a switch. */
  readonly isTick?: boolean;
  /** The label states the opposite of the stored value, so that it can be worded positively. */
  readonly isOpposite?: boolean;
}

/** A field for yes or no. */
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
