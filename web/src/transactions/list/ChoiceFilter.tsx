import { MenuItem, TextField } from '@mui/material';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { id: string; name: string }[];
  /** Said where nothing is chosen. */
  readonly any: string;
  readonly onChoose: (id: string) => void;
}

/** One of several, or any of them. */
export function ChoiceFilter({ label, value, choices, any, onChoose }: Props) {
  return (
    <TextField
      select
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ flex: '1 1 150px', minWidth: 150, maxWidth: { sm: 220 } }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
