import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldProps } from './FieldProps.ts';

interface Props extends Pick<FieldProps<unknown>, 'label' | 'error' | 'hint' | 'required' | 'disabled'> {
  /** `above` for a list that may be long, `below` for a few buttons. */
  readonly hintIs: 'above' | 'below';
  readonly children: ReactNode;
}

/** Several checkboxes or buttons that form one field. */
export function ChoiceGroup({ label, error, hint, required, disabled, hintIs, children }: Props) {
  const help = (error ?? hint) ? <FormHelperText>{error ?? hint}</FormHelperText> : null;
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
      {hintIs === 'above' && help}
      {children}
      {hintIs === 'below' && help}
    </FormControl>
  );
}
