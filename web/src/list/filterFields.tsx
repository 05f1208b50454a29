import { Checkbox, ListItemText, MenuItem, type SxProps, TextField, type Theme } from '@mui/material';
import { CONTROL } from '../ui/tokens.ts';
import type { ListFilter } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface ChoiceProps {
  readonly label: string;
  /** The id of one choice, or ids of several separated by commas, as in the address. */
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Text if nothing is chosen; "All" unless given, null if something must be chosen. */
  readonly any?: string | null | undefined;
  readonly error?: string | undefined;
  /** The choices are still loading: the field keeps their room. */
  readonly isLoading?: boolean;
  readonly sx?: SxProps<Theme> | undefined;
  readonly onChoose: (value: string) => void;
}

/** The room of a field above a list. */
export const FILTER_FIELD = {
  flex: { xs: '1 1 150px', sm: '0 1 auto' },
  minWidth: 150,
  maxWidth: { sm: 260 },
} as const satisfies SxProps<Theme>;

/** A choice of one of several values, or of none, which means any. */
export function ChoiceField({
  label,
  value,
  choices,
  any,
  error,
  isLoading = false,
  sx = FILTER_FIELD,
  onChoose,
}: ChoiceProps) {
  const t = useListMessages();
  return (
    <TextField
      select
      label={label}
      value={value}
      error={Boolean(error)}
      helperText={error}
      disabled={isLoading}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={sx}
    >
      {any !== null && <MenuItem value="">{any ?? t('list.all')}</MenuItem>}
      {/* A value that is no longer a choice still narrows the list, and can only be removed if it is displayed. */}
      {value && !choices.some(({ id }) => id === value) && (
        <MenuItem value={value}>{isLoading ? '…' : t('list.gone')}</MenuItem>
      )}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Some of several, or any of them. */
export function ManyField({ label, value, choices, any, error, sx = FILTER_FIELD, onChoose }: ChoiceProps) {
  const t = useListMessages();
  const chosen = value.split(',').filter((id) => choices.some((choice) => choice.id === id));
  const named = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return (
    <TextField
      select
      label={label}
      value={chosen}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => onChoose([target.value].flat().join(','))}
      slotProps={{
        inputLabel: { shrink: true },
        select: { multiple: true, displayEmpty: true, renderValue: () => named.join(', ') || (any ?? t('list.all')) },
      }}
      sx={sx}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id} dense sx={{ minHeight: CONTROL }}>
          <Checkbox checked={chosen.includes(id)} tabIndex={-1} disableRipple sx={{ ml: -1 }} />
          <ListItemText primary={name} />
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * MGMT-38 Returns a filter by one of several choices. If the choices cannot be loaded (null) it is not drawn; while they are
 * still loading its room is kept.
 */
export const choiceFilter = (
  name: string,
  label: string,
  choices: readonly Choice[] | null | undefined,
  { any, isBehind = false }: { readonly any?: string; readonly isBehind?: boolean } = {},
): ListFilter => ({
  names: [name],
  isBehind,
  draw: (filter, narrow) =>
    choices !== null && (
      <ChoiceField
        key={name}
        label={label}
        value={filter[name] ?? ''}
        choices={choices ?? []}
        isLoading={choices === undefined}
        any={any}
        onChoose={(value) => narrow({ [name]: value })}
      />
    ),
});
