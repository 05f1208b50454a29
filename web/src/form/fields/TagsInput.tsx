import { Autocomplete, TextField } from '@mui/material';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { useFormMessages } from '../messages.ts';
import { drawn, type FieldProps } from './FieldProps.ts';

/** MGMT-19 Tags as chips; what is typed is cut at commas and gets its `#`. */
export function TagsInput({
  value,
  onChange,
  onBlur,
  hint,
  disabled,
  inputRef,
  ...field
}: FieldProps<readonly string[]>) {
  const t = useFormMessages();
  return (
    <Autocomplete
      multiple
      freeSolo
      clearOnBlur
      autoSelect
      disabled={disabled}
      options={[] as string[]}
      value={[...value]}
      onBlur={onBlur}
      onChange={(_event, typed) => onChange(readHashtags(typed.join(',')))}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' && typed.endsWith(',')) onChange(readHashtags([...value, typed].join(',')));
      }}
      renderInput={(params) => {
        const { label, required, error, helperText } = drawn({
          ...field,
          value: '',
          onChange: () => undefined,
          hint: hint ?? t('tags.hint'),
        });
        return <TextField {...params} {...{ label, required, error, helperText, inputRef }} />;
      }}
    />
  );
}
