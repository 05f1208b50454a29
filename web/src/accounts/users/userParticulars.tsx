import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { firstPassword, presentPassword, roleOfUser, workplaces } from '@taem/domain/accounts/userForm.ts';
import type { OwnField, Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { ClearTillPinButton } from '../tillPin/ClearTillPinButton.tsx';
import { BranchesField } from './BranchesField.tsx';
import { useUserMessages } from './messages.ts';
import { OwnPasswordButton } from './OwnPasswordButton.tsx';
import { RoleField } from './RoleField.tsx';
import { FirstPasswordField, PresentPasswordField } from './SecretFields.tsx';
import { UserNotes } from './UserNotes.tsx';
import { UserStatusCell } from './UserStatusCell.tsx';
import { type Workplaces, workplacesOf } from './workplaces.ts';

const unlessEmpty = (typed: string) => typed || undefined;
const Nothing = () => null;

export const roleId: OwnField<string> = {
  empty: '',
  of: (row) => String(row.roleId ?? ''),
  rule: roleOfUser,
  input: (id: string) => id,
  Input: RoleField,
  Show: ({ row }) => (row?.role as { name: string } | null)?.name ?? null,
};

export const branchIds: OwnField<Workplaces> = {
  empty: { everywhere: false, branchIds: [] },
  of: workplacesOf,
  rule: workplaces,
  input: ({ everywhere, branchIds: ids }: Workplaces) => (everywhere ? [] : ids),
  Input: BranchesField,
  Show: BranchNames,
};

const password: OwnField<string> = {
  empty: '',
  of: () => '',
  rule: firstPassword,
  input: unlessEmpty,
  Input: FirstPasswordField,
  Show: Nothing,
  isSecret: true,
};

const currentPassword: OwnField<string> = {
  empty: '',
  of: () => '',
  rule: presentPassword,
  input: unlessEmpty,
  Input: PresentPasswordField,
  Show: Nothing,
  isSecret: true,
};

function BranchNames({ row }: { row: Row | null }) {
  const t = useUserMessages();
  const branches = (row?.branches ?? []) as readonly { name: string }[];
  return branches.map(({ name }) => name).join(', ') || t('branches.all');
}

function UserActions({ row }: { row: Row }) {
  return (
    <>
      <OwnPasswordButton row={row} />
      <ClearTillPinButton row={row} />
    </>
  );
}

/** What a person without write on users cannot change of themselves (OP-12). */
const RIGHTS = ['status', 'roleId', 'branchIds'];

/** MGMT-28..30 Users: one role, branches, the first password, and oneself (PERM-14, PERM-15). */
export const userParticulars: Particulars = {
  own: { roleId, branchIds, password, currentPassword },
  Below: UserNotes,
  Actions: UserActions,
  cells: { status: UserStatusCell },
  isOwn: (row, viewer) => row.id === viewer.id,
  canDelete: (row, viewer) => row.id !== viewer.id,
  isLocked: (name, row, viewer) => row !== null && RIGHTS.includes(name) && !viewer.canWrite(PAGE.user),
};
