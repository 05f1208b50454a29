import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';

interface Props {
  readonly label: string;
  /** Ids by commas, as in the address. */
  readonly value: string;
  readonly choices: readonly { id: string; name: string }[];
  /** Said where nothing is chosen. */
  readonly any: string;
  readonly onChoose: (ids: string) => void;
}

/** Some of several, or any of them. */
export function ManyFilter({ label, value, choices, any, onChoose }: Props) {
  const chosen = value.split(',').filter((id) => choices.some((choice) => choice.id === id));
  const named = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target }) => onChoose([target.value].flat().join(','))}
      slotProps={{
        inputLabel: { shrink: true },
        select: { multiple: true, displayEmpty: true, renderValue: () => named.join(', ') || any },
      }}
      sx={{ flex: '1 1 150px', minWidth: 150, maxWidth: { sm: 220 } }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id} dense sx={{ minHeight: 44 }}>
          <Checkbox checked={chosen.includes(id)} tabIndex={-1} disableRipple sx={{ ml: -1 }} />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </TextField>
  );
}
