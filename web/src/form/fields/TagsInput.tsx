import { Autocomplete, TextField } from '@mui/material';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { useMemo } from 'react';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<readonly string[]> {
  /** Splits the typed text into tags. */
  readonly read?: (typed: string) => readonly string[];
}

/** MGMT-19 Tags as chips; Enter or a comma ends a tag, and `#` is added to it. */
export function TagsInput({ value, onChange, onBlur, hint, disabled, inputRef, read = readHashtags, ...field }: Props) {
  const t = useFormMessages();
  // Keeps the same array while the tags are equal: a new one would discard the text that is being typed.
  const tags = useMemo(() => [...value], [value]);
  return (
    <Autocomplete
      multiple
      freeSolo
      clearOnBlur
      autoSelect
      disabled={disabled}
      options={[] as string[]}
      value={tags}
      onBlur={onBlur}
      onChange={(_event, typed) => onChange(read(typed.join(',')))}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' && typed.endsWith(',')) onChange(read([...value, typed].join(',')));
      }}
      renderInput={(params) => {
        const { label, required, error, helperText } = drawn({
          ...field,
          value: '',
          onChange: () => undefined,
          hint: hint ?? t('tags.hint'),
        });
        return (
          <TextField
            {...params}
            {...{ label, required, error, helperText, inputRef }}
            // Enter must not submit the form while it ends a tag: the typed text would be lost.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.target as HTMLInputElement).value.trim()) event.preventDefault();
            }}
          />
        );
      }}
    />
  );
}
