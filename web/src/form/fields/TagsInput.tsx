import { Autocomplete, TextField } from '@mui/material';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { useMemo } from 'react';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<readonly string[]> {
  /** What is typed, as tags. */
  readonly read?: (typed: string) => readonly string[];
}

/** MGMT-19 Tags as chips; Enter or a comma ends one, and it gets its `#`. */
export function TagsInput({ value, onChange, onBlur, hint, disabled, inputRef, read = readHashtags, ...field }: Props) {
  const t = useFormMessages();
  // The same list as long as it is the same: a new one would take away what is being typed.
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
            // The key that ends a tag never sends the form: what is typed would be lost with it.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.target as HTMLInputElement).value.trim()) event.preventDefault();
            }}
          />
        );
      }}
    />
  );
}
