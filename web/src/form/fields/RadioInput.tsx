import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { Option } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly options: readonly Option[];
}

/** One of a few, all in sight. */
export function RadioInput({ options, label, value, error, hint, required, disabled, name, onChange, onBlur }: Props) {
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      disabled={disabled}
      aria-invalid={error !== undefined}
    >
      <FormLabel component="legend" required={required}>
        {label}
      </FormLabel>
      <RadioGroup name={name} value={value} onChange={(_, id) => onChange(id)} onBlur={onBlur}>
        {options.map((option) => (
          <FormControlLabel key={option.id} value={option.id} control={<Radio />} label={option.name} />
        ))}
      </RadioGroup>
      {(error ?? hint) && <FormHelperText>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
