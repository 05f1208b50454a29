import { Button } from '@mui/material';
import { MAX_PASSWORD_LENGTH } from '@taem/domain/accounts/passwordRules.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { firstPassword, presentPassword, roleOfUser, workplaces } from '@taem/domain/accounts/userForm.ts';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { SecretInput } from '../../form/fields/SecretInput.tsx';
import type { OwnField, OwnInputProps, Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { ChangePasswordDialog } from '../password/ChangePasswordDialog.tsx';
import { ClearTillPinButton } from '../tillPin/ClearTillPinButton.tsx';
import { BranchesField } from './BranchesField.tsx';
import { useUserMessages } from './messages.ts';
import { RoleField } from './RoleField.tsx';
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

/** Fields that a user without write on users cannot change in their own record (OP-12). */
const RIGHTS = ['status', 'roleId', 'branchIds'];

/** MGMT-28..30 Users: one role, branches, the first password, and their own record (PERM-14, PERM-15). */
export const userParticulars: Particulars = {
  own: { roleId, branchIds, password, currentPassword },
  Below: UserNotes,
  Actions: UserActions,
  cells: { status: UserStatusCell },
  isOwn: (row, viewer) => row.id === viewer.id,
  canDelete: (row, viewer) => row.id !== viewer.id,
  isLocked: (name, row, viewer) => row !== null && RIGHTS.includes(name) && !viewer.canWrite(PAGE.user),
};

/** The first password of a new user. */
function FirstPasswordField({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useUserMessages();
  return <SecretInput {...field} hint={t('password.hint')} max={MAX_PASSWORD_LENGTH} />;
}

/** Required if users change their own email (ADR 0029). */
function PresentPasswordField({ row, values, ...field }: OwnInputProps<string>) {
  const t = useUserMessages();
  const { id } = useSession();
  if (row?.id !== id || values.email === row.email) return null;
  return <SecretInput {...field} hint={t('current.hint')} autoComplete="current-password" max={MAX_PASSWORD_LENGTH} />;
}

/** AUTH-36 Only in the user's own record. */
function OwnPasswordButton({ row }: { readonly row: Row }) {
  const t = useUserMessages();
  const { id } = useSession();
  const [open, setOpen] = useState(false);
  if (row.id !== id) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('user.changePassword')}
      </Button>
      {open && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}
