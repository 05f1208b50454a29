import { FormControl, FormLabel } from '@mui/material';
import { useId } from 'react';
import { Segments } from '../../ui/Segments.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props<Value extends string> extends Pick<FieldProps<Value | null>, 'label' | 'value' | 'onChange'> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

/** A choice of one of a few options, side by side; pressing the chosen one again clears the choice. */
export function SegmentsInput<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 0.5 }}>
        {label}
      </FormLabel>
      <Segments
        isWide
        labelledBy={id}
        segments={options}
        value={value}
        onChange={(pressed) => onChange(pressed === value ? null : pressed)}
      />
    </FormControl>
  );
}
