import { ListItemText, MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

export interface Option<Id extends string | number = string> {
  readonly id: Id;
  readonly name: ReactNode;
  readonly disabled?: boolean;
  /** Text below the name in the list, such as why it cannot be chosen. */
  readonly reason?: string | undefined;
}

interface Props<Id extends string | number> extends FieldProps<Id | ''> {
  readonly options: readonly Option<Id>[];
  /** Name of the empty choice, if that is allowed; otherwise a choice is required. */
  readonly none?: string | undefined;
}

/** A choice of one item of a list. */
export function ChoiceInput<Id extends string | number>({ options, none, ...field }: Props<Id>) {
  const t = useFormMessages();
  const { value, required } = field;
  const hasNone = none !== undefined || value === '';
  return (
    <TextField
      {...drawn(field)}
      select
      value={options.some(({ id }) => id === value) ? value : ''}
      slotProps={{
        select: {
          displayEmpty: true,
          renderValue: (id) => options.find((one) => one.id === id)?.name ?? none ?? t('choose'),
        },
      }}
    >
      {hasNone && (
        <MenuItem value="" disabled={none === undefined || required}>
          {none ?? t('choose')}
        </MenuItem>
      )}
      {options.map(({ id, name, disabled, reason }) => (
        <MenuItem key={id} value={id} disabled={disabled}>
          {reason ? <ListItemText primary={name} secondary={reason} /> : name}
        </MenuItem>
      ))}
    </TextField>
  );
}
