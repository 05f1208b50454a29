import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { roleForm } from '@taem/domain/accounts/roleForm.ts';
import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { prepareMerchantRole } from './prepareMerchantRole.ts';
import { protectLastAdministrator } from './protectLastAdministrator.ts';
import { refuseRoleBeyondOwn } from './refuseMoreThanOwn.ts';
import { watchRoleRights } from './watchRights.ts';

const Authorizes = Type.Array(
  Type.Object({
    object_code: Type.String({ minLength: 1, maxLength: 200 }),
    action_codes: Type.Array(Type.Union([Type.Literal('Read'), Type.Literal('Write')]), { maxItems: 10 }),
  }),
  { maxItems: 500 },
);

export const merchantRoles = defineResource({
  path: 'merchant-roles',
  listKey: 'roles',
  singleKey: 'role',
  noun: 'The role',
  table: 'merchant_roles',
  // A user's own role is part of signing in (CALL-05).
  read: 'everyone',
  create: PAGE.role,
  update: PAGE.role,
  remove: PAGE.role,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description'),
    status,
    authorizes: json('authorizes', { schema: Authorizes }),
  },
  check: formRules(roleForm),
  prepare: prepareMerchantRole,
  watch: watchRoleRights,
  beforeRemove: refuseRoleBeyondOwn,
  afterChange: protectLastAdministrator,
  whenChanged: ({ sessions }) => sessions.forgetAll(),
});
