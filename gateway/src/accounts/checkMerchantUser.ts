import { userEditForm, userForm } from '@taem/domain/accounts/userForm.ts';
import type { CheckRecord } from '../resource/formRules.ts';
import { formRules } from '../resource/formRules.ts';

// The birth date is checked as a date elsewhere; on a change, branches are compared with those that the user has.
const created = formRules(userForm.omit({ birthdate: true }), { branchIds: 'branches' });
const changed = formRules(userEditForm.omit({ birthdate: true, branchIds: true }));

/** MGMT-28..30 Checks the form of a user, in either of the two ways in which the documents write roles and employee numbers. */
export const checkMerchantUser: CheckRecord = (body, mode) =>
  mode === 'create' ? created(withPlainNames(body), mode) : changed(body, mode);

function withPlainNames(body: Record<string, unknown>): Record<string, unknown> {
  const entries = Array.isArray(body.roles) ? (body.roles as RoleEntry[]) : [];
  const identification = body.identification as { employee_no?: unknown } | null | undefined;
  return {
    ...body,
    role_id: body.role_id ?? entries[0]?.role_id,
    branches: body.branches ?? entries.flatMap((entry) => entry?.scope?.branch_id ?? []),
    employee_no: body.employee_no ?? identification?.employee_no,
  };
}

type RoleEntry = { role_id?: unknown; scope?: { branch_id?: unknown } | null } | null;
