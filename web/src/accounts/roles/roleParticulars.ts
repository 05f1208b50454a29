import { roleForm } from '@taem/domain/accounts/roleForm.ts';
import { toAuthorizes } from '../../app/contractValues.ts';
import type { OwnField, Particulars } from '../../resources/Particulars.ts';
import { RightsMatrix } from './RightsMatrix.tsx';
import { RightsText } from './RightsText.tsx';
import { RoleImpactDialog } from './RoleImpactDialog.tsx';
import type { Rights } from './rights.ts';
import { toContract } from './toContract.ts';

const authorizes: OwnField<Rights> = {
  empty: [],
  of: ({ authorizes: given }) => toAuthorizes((given ?? []) as never),
  rule: roleForm.shape.authorizes,
  input: toContract,
  Input: RightsMatrix,
  Show: RightsText,
};

/** MGMT-22 The permission matrix of a role, and the users affected by a change. */
export const roleParticulars: Particulars = { own: { authorizes }, Confirm: RoleImpactDialog };
