import { TextField, type TextFieldProps } from '@mui/material';

/** A code or a secret to copy, complete on as many lines as it needs. */
export function CodeText(field: Pick<TextFieldProps, 'label' | 'value' | 'inputRef' | 'helperText'>) {
  return (
    <TextField
      {...field}
      multiline
      slotProps={{
        htmlInput: {
          readOnly: true,
          spellCheck: false,
          translate: 'no',
          sx: { fontFamily: 'monospace', wordBreak: 'break-all' },
        },
      }}
    />
  );
}
