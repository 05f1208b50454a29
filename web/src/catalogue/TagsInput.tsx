import { Autocomplete, Chip, Stack, TextField } from '@mui/material';
import { hashtags } from '@taem/domain/form/hashtags.ts';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useCatalogueMessages } from './messages.ts';

/** MGMT-19 Tags as chips; what is typed is cut at commas and gets its `#`. */
export function TagsInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<readonly string[]>) {
  const t = useCatalogueMessages();
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
      onChange={(_event, typed) => onChange(hashtags(typed.join(',')))}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' && typed.endsWith(',')) onChange(hashtags([...value, typed].join(',')));
      }}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? t('tags.hint')} />
      )}
    />
  );
}

export function TagsShow({ value }: { value: readonly string[] }) {
  if (value.length === 0) return '-';
  return (
    <Stack component="span" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {value.map((tag) => (
        <Chip key={tag} component="span" size="small" label={tag} />
      ))}
    </Stack>
  );
}
