import { Autocomplete, TextField } from '@mui/material';
import { texts } from '@taem/domain/form/filterCodecs.ts';
import { useMemo } from 'react';
import { useFindMessages } from '../messages.ts';
import type { DraftInputProps } from './RangeInput.tsx';

/** Tags as chips; Enter or a comma ends one. */
export function TagsInput({ label, name, draft, error, onChange }: DraftInputProps) {
  const t = useFindMessages();
  const written = draft[name] ?? '';
  // The same list as long as it is the same: a new one would take away what is being typed when the count comes in.
  const tags = useMemo(() => texts.read(written) ?? [], [written]);
  const report = (given: readonly string[]) => {
    const whole = given.flatMap((text) => text.split(',')).map((text) => text.trim());
    onChange({ [name]: texts.write([...new Set(whole.filter(Boolean))]) });
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      clearOnBlur
      autoSelect
      options={[] as string[]}
      value={tags}
      onChange={(_event, given) => report(given)}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input' && typed.endsWith(',')) report([...tags, typed]);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={Boolean(error)}
          helperText={error ?? t('hint.tags')}
          // The key that ends a tag never sends the form: what is typed would be lost with it.
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.target as HTMLInputElement).value.trim()) event.preventDefault();
          }}
        />
      )}
    />
  );
}
