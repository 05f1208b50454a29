import { Type } from '@sinclair/typebox';
import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import { computed, id, json, text, textArray } from '../resource/fields.ts';
import { orNull, TextOrNull, Uuid } from '../resource/jsonShapes.ts';
import { recordResource } from '../resource/recordResource.ts';
import { checkMerchantUser } from './checkMerchantUser.ts';
import { confirmOwnEmail } from './confirmOwnEmail.ts';
import { prepareMerchantUser } from './prepareMerchantUser.ts';
import { protectLastAdministrator } from './protectLastAdministrator.ts';
import { refuseOwnRemoval } from './refuseOwnRemoval.ts';
import { refuseProgram } from './refuseProgram.ts';
import { watchUserRights } from './watchRights.ts';

/** PERM-20: one role, in each of these branches; without branches, in all of them. */
const ROLES = `coalesce(
  (select json_agg(json_build_object('role_id', t.role_id, 'scope', json_build_object('branch_id', branch_id)))
    from unnest(t.branch_ids) branch_id),
  json_build_array(json_build_object('role_id', t.role_id, 'scope', json_build_object('branch_id', null))))`;

/** Guesses are counted by the account as it is typed when signing in (`normaliseAccount`). */
const LOCKED_UNTIL = `
  (select w.next_try_at from guess_waits w join realms r on w.key = 'sign-in-account:' || lower(t.username) || '@' || r.code
    where r.id = t.realm_id and w.next_try_at > now())`;

const RoleEntries = Type.Array(
  Type.Object({
    role_id: Uuid,
    scope: Type.Optional(Type.Object({ branch_id: Type.Optional(orNull(Uuid)) })),
  }),
  { minItems: 1, maxItems: 1_000 },
);

export const merchantUsers = recordResource(merchantUser, {
  // The documents write an employee number, a role and its branches in two ways; the form needs one of them.
  fields: {
    employee_no: text('employee_no', { max: 50, createOnly: true }),
    identification: {
      ...json('identification', { schema: Type.Object({ employee_no: TextOrNull }) }),
      sql: "json_build_object('employee_no', t.employee_no)",
    },
    role_id: id('role_id', { references: 'merchant_roles' }),
    roles: { ...json('roles', { schema: RoleEntries }), sql: ROLES },
    branches: { ...textArray('branches'), sql: 't.branch_ids::text[]' },
    branch_ids: computed('json', 'to_json(t.branch_ids)'),
    sign_in_locked_until: computed('timestamp', LOCKED_UNTIL),
    password: {
      type: 'text',
      sql: 'null::text',
      addon: true,
      write: { column: 'password', createOnly: true, reads: 'asIs' },
    },
    current_password: {
      type: 'text',
      sql: 'null::text',
      addon: true,
      write: { column: 'current_password', reads: 'asIs' },
    },
  },
  // Service accounts are not listed as users: they are only read by id, as the author of sales or changes.
  listed: "t.kind = 'person'",
  // PERM-14: users may change their own record, within what prepareMerchantUser allows.
  mayUpdateWithoutRight: (session, userId) => session.userId === userId && !session.isProgram,
  check: checkMerchantUser,
  beforeWrite: confirmOwnEmail,
  prepare: async (values, client, session, userId) => {
    if (userId !== null) await refuseProgram(client, userId);
    await prepareMerchantUser(values, client, session, userId);
  },
  watch: watchUserRights,
  beforeRemove: async (client, session, userId) => {
    await refuseProgram(client, userId);
    await refuseOwnRemoval(client, session, userId);
  },
  afterChange: protectLastAdministrator,
  whenChanged: ({ sessions }) => sessions.forgetAll(),
});
