import { Autocomplete, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useWorkplacesQuery } from '../gql/hooks.ts';
import { useOwnAccess } from '../useOwnAccess.ts';
import { useUserMessages } from './messages.ts';
import { type Workplaces, workplacesOf } from './workplaces.ts';

/** PERM-20 The branches of a user; the signed-in user can only add or remove their own branches. */
export function BranchesField({ forProgram = false, ...props }: OwnInputProps<Workplaces> & { forProgram?: boolean }) {
  const { label, value, onChange, onBlur, error, disabled, row } = props;
  const t = useUserMessages();
  const own = useOwnAccess();
  const { data } = useWorkplacesQuery();
  if (!data) return null;
  const branches = data.merchantBranches.items;
  const isOwn = (id: string) => own !== null && (own.branchIds.length === 0 || own.branchIds.includes(id));
  // A user who works everywhere may give a program all branches from the start.
  const mayBeEverywhere = forProgram && own?.branchIds.length === 0;
  const chosen = branches.filter(({ id }) => value.branchIds.includes(id));
  return (
    <Stack sx={{ gap: 1 }}>
      {((row && workplacesOf(row).everywhere) || mayBeEverywhere) && (
        <div>
          <FormControlLabel
            label={t('branches.everywhere')}
            sx={{ minHeight: CONTROL }}
            disabled={disabled}
            control={
              <Switch checked={value.everywhere} onChange={(_, everywhere) => onChange({ ...value, everywhere })} />
            }
          />
          {!mayBeEverywhere && (
            <Typography variant="body2" color="textSecondary">
              {t('branches.everywhereHint')}
            </Typography>
          )}
        </div>
      )}
      {!value.everywhere && (
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={branches}
          value={chosen}
          disabled={disabled}
          onChange={(_, picked) => onChange({ everywhere: false, branchIds: picked.map(({ id }) => id) })}
          onBlur={onBlur}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          getOptionDisabled={({ id }) => !isOwn(id)}
          noOptionsText={t('branches.none')}
          renderOption={({ key, ...props }, { id, name, status }) => (
            <li key={key} {...props}>
              {name}
              <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto', pl: 2 }}>
                {!isOwn(id) ? t('branches.beyond') : status === 'INACTIVE' ? t('branches.inactive') : null}
              </Typography>
            </li>
          )}
          renderInput={(field) => (
            <TextField
              {...field}
              label={label}
              required
              error={error !== undefined}
              helperText={error ?? t(forProgram ? 'branches.programHint' : 'branches.hint')}
            />
          )}
        />
      )}
    </Stack>
  );
}
