import { mayGive } from '@taem/domain/accounts/mayGive.ts';
import { mayBeOfProgram } from '@taem/domain/accounts/rightsOfProgram.ts';
import { toAuthorizes } from '../../app/contractValues.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useRolesQuery } from '../gql/hooks.ts';
import { useOwnAccess } from '../useOwnAccess.ts';
import { useUserMessages } from './messages.ts';

/** PERM-20 The role of a user: the roles that the signed-in user may give, and why not the others (ADR 0029). */
export function RoleField({ forProgram = false, ...props }: OwnInputProps<string> & { forProgram?: boolean }) {
  const { name, label, value, onChange, onBlur, error, disabled, row } = props;
  const t = useUserMessages();
  const own = useOwnAccess();
  const { data } = useRolesQuery();
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  if (!data) return null;
  const roles = data.merchantRoles.items;
  const held = row?.role as { id: string; name: string } | null | undefined;
  // An inactive role can no longer be assigned; users who have it keep it.
  const choices = held && !roles.some(({ id }) => id === held.id) ? [...roles, { ...held, authorizes: [] }] : roles;
  // Branches are checked separately: here only the role may exceed the user's rights. The role of administrators is for
  // people only (ADR 0072).
  const isBeyond = ({ name: role, authorizes }: Pick<(typeof roles)[number], 'name' | 'authorizes'>) =>
    !own ||
    (forProgram && !mayBeOfProgram({ role: { name: role } })) ||
    !mayGive({ ...own, branchIds: [] }, { role: { name: role }, authorizes: toAuthorizes(authorizes), branchIds: [] });
  const reasonOf = (role: string) =>
    forProgram && !mayBeOfProgram({ role: { name: role } }) ? 'role.people' : 'role.beyond';
  return (
    <ChoiceInput
      {...{ name, label, value, onChange, onBlur, error, disabled }}
      required
      hint={t(forProgram ? 'role.programHint' : 'role.hint')}
      options={choices.map((role) => {
        const isRefused = role.id !== held?.id && isBeyond(role);
        const reason = isRefused ? t(reasonOf(role.name)) : undefined;
        return { id: role.id, name: role.name, disabled: isRefused, reason };
      })}
    />
  );
}
