import { Type } from '@sinclair/typebox';
import { merchantRole } from '@taem/domain/accounts/merchantRole.ts';
import { roleForm } from '@taem/domain/accounts/roleForm.ts';
import { json } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { recordResource } from '../resource/recordResource.ts';
import { prepareMerchantRole } from './prepareMerchantRole.ts';
import { protectLastAdministrator } from './protectLastAdministrator.ts';
import { refuseRoleBeyondOwn } from './refuseMoreThanOwn.ts';
import { watchRoleRights } from './watchRights.ts';

/** Rights page by page, in wire form. */
export const Authorizes = Type.Array(
  Type.Object({
    object_code: Type.String({ minLength: 1, maxLength: 200 }),
    action_codes: Type.Array(Type.Union([Type.Literal('Read'), Type.Literal('Write')]), { maxItems: 10 }),
  }),
  { maxItems: 500 },
);

export const merchantRoles = recordResource(merchantRole, {
  fields: { authorizes: json('authorizes', { schema: Authorizes }) },
  check: formRules(roleForm),
  prepare: prepareMerchantRole,
  watch: watchRoleRights,
  beforeRemove: refuseRoleBeyondOwn,
  afterChange: protectLastAdministrator,
  whenChanged: ({ sessions }) => sessions.forgetAll(),
});
