import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';
import { useFindMessages } from '../messages.ts';
import type { DraftInputProps } from './RangeInput.tsx';

interface Props extends DraftInputProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** CUST-08 Any of some records; none of them chosen is all of them. */
export function ManyInput({ label, name, draft, error, onChange, choices }: Props) {
  const t = useFindMessages();
  const chosen = (draft[name] ?? '').split(',').filter((id) => choices.some((choice) => choice.id === id));
  const any = name === 'tierIds' ? t('filter.allTiers') : t(name === 'tiersNot' ? 'filter.none' : 'filter.any');
  return (
    <TextField
      select
      label={label}
      value={chosen}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => onChange({ [name]: ([] as string[]).concat(target.value).join(',') })}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (ids) =>
            choices
              .filter(({ id }) => (ids as string[]).includes(id))
              .map((choice) => choice.name)
              .join(', ') || any,
        },
      }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.id} value={choice.id} sx={{ py: 0 }}>
          <Checkbox checked={chosen.includes(choice.id)} tabIndex={-1} />
          <ListItemText primary={choice.name} />
        </MenuItem>
      ))}
    </TextField>
  );
}
