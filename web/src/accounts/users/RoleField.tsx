import { ListItemText, MenuItem, TextField } from '@mui/material';
import { mayGive } from '@taem/domain/accounts/mayGive.ts';
import { mayBeOfProgram } from '@taem/domain/accounts/rightsOfProgram.ts';
import { toAuthorizes } from '../../app/contractValues.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useRolesQuery } from '../gql/hooks.ts';
import { useOwnAccess } from '../useOwnAccess.ts';
import { useUserMessages } from './messages.ts';

/** PERM-20 The one role of a user: those that this person may give, and of the others why not (ADR 0029). */
export function RoleField({ forProgram = false, ...props }: OwnInputProps<string> & { forProgram?: boolean }) {
  const { name, label, value, onChange, onBlur, error, disabled, row } = props;
  const t = useUserMessages();
  const own = useOwnAccess();
  const { data } = useRolesQuery();
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (!data) return null;
  const roles = data.merchantRoles.items;
  const held = row?.role as { id: string; name: string } | null | undefined;
  // An inactive role cannot be assigned any more; users who have it keep it.
  const choices = held && !roles.some(({ id }) => id === held.id) ? [...roles, { ...held, authorizes: [] }] : roles;
  // Branches are checked separately: here only the role may be too much. The role of administrators is for people alone
  // (ADR 0072).
  const isBeyond = ({ name: role, authorizes }: Pick<(typeof roles)[number], 'name' | 'authorizes'>) =>
    !own ||
    (forProgram && !mayBeOfProgram({ role: { name: role } })) ||
    !mayGive({ ...own, branchIds: [] }, { role: { name: role }, authorizes: toAuthorizes(authorizes), branchIds: [] });
  const reasonOf = (role: string) =>
    forProgram && !mayBeOfProgram({ role: { name: role } }) ? 'role.people' : 'role.beyond';
  return (
    <TextField
      select
      fullWidth
      required
      name={name}
      label={label}
      value={choices.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? t(forProgram ? 'role.programHint' : 'role.hint')}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          renderValue: (id) => choices.find((role) => role.id === id)?.name ?? t('role.choose'),
        },
      }}
    >
      <MenuItem value="" disabled>
        {t('role.choose')}
      </MenuItem>
      {choices.map((role) => {
        const beyond = role.id !== held?.id && isBeyond(role);
        return (
          <MenuItem key={role.id} value={role.id} disabled={beyond}>
            <ListItemText primary={role.name} secondary={beyond ? t(reasonOf(role.name)) : undefined} />
          </MenuItem>
        );
      })}
    </TextField>
  );
}
