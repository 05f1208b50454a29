import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Field } from '../resource/defineResource.ts';
import { defineResource } from '../resource/defineResource.ts';
import {
  computed,
  date,
  id,
  joined,
  json,
  portrait,
  recordFields,
  status,
  text,
  textArray,
  timestamp,
} from '../resource/fields.ts';
import { Uuid } from '../resource/jsonShapes.ts';
import { checkMerchantUser } from './checkMerchantUser.ts';
import { confirmOwnEmail } from './confirmOwnEmail.ts';
import { prepareMerchantUser } from './prepareMerchantUser.ts';
import { protectLastAdministrator } from './protectLastAdministrator.ts';
import { refuseOwnRemoval } from './refuseOwnRemoval.ts';
import { watchUserRights } from './watchRights.ts';

/** Everybody may know who rang up a sale; how to reach a colleague is for those who manage users. */
const personal = (field: Field): Field => ({ ...field, readableBy: { objectCode: PAGE.user, action: 'Read' } });

/** PERM-20: one role, in each of these branches; no branch means in all of them. */
const ROLES = `coalesce(
  (select json_agg(json_build_object('role_id', t.role_id, 'scope', json_build_object('branch_id', branch_id)))
    from unnest(t.branch_ids) branch_id),
  json_build_array(json_build_object('role_id', t.role_id, 'scope', json_build_object('branch_id', null))))`;

const RoleEntries = Type.Array(
  Type.Object({
    role_id: Uuid,
    scope: Type.Optional(Type.Object({ branch_id: Type.Optional(Type.Union([Uuid, Type.Null()])) })),
  }),
  { minItems: 1, maxItems: 1_000 },
);

export const merchantUsers = defineResource({
  path: 'merchant-users',
  listKey: 'merchant_users',
  singleKey: 'merchant_user',
  noun: 'The user',
  table: 'merchant_users',
  read: 'everyone',
  create: PAGE.user,
  update: PAGE.user,
  remove: PAGE.user,
  fields: {
    ...recordFields,
    username: text('username', { required: true, max: 200, createOnly: true, searched: true }),
    employee_no: text('employee_no', { max: 50, createOnly: true }),
    identification: {
      ...json('identification', { schema: Type.Object({ employee_no: Type.Union([Type.String(), Type.Null()]) }) }),
      sql: "json_build_object('employee_no', t.employee_no)",
    },
    firstname: text('firstname', { required: true, max: 200, searched: true }),
    lastname: text('lastname', { required: true, max: 200, searched: true }),
    job_title: text('job_title', { max: 200 }),
    job_unit: text('job_unit', { max: 200 }),
    image_url: portrait,
    status,
    role_id: id('role_id', { references: 'merchant_roles' }),
    'role.id': joined('id', 'role', 'id'),
    'role.name': joined('text', 'role', 'name'),
    roles: { ...json('roles', { schema: RoleEntries }), sql: ROLES },
    branches: { ...textArray('branches'), sql: 't.branch_ids::text[]' },
    branch_ids: computed('json', 'to_json(t.branch_ids)'),
    // Written once, never read; without one the user sets it by the code in the mail.
    password: { type: 'text', sql: 'null::text', addon: true, write: { column: 'password', createOnly: true } },
    // ADR 0029: goes with a change of one's own e-mail, and is not kept.
    current_password: { type: 'text', sql: 'null::text', addon: true, write: { column: 'current_password' } },
    phone: personal(text('phone', { max: 50 })),
    email: personal(text('email', { max: 200 })),
    birthdate: personal(date('birthdate')),
    last_access_time: personal(timestamp('last_access_time', { writable: false })),
  },
  joins: { role: { table: 'merchant_roles', on: 'role.id = t.role_id' } },
  // PERM-14: one's own record, within what prepareMerchantUser allows.
  mayUpdateWithoutRight: (session, userId) => session.userId === userId,
  check: checkMerchantUser,
  beforeWrite: confirmOwnEmail,
  prepare: prepareMerchantUser,
  watch: watchUserRights,
  beforeRemove: refuseOwnRemoval,
  afterChange: protectLastAdministrator,
  whenChanged: ({ sessions }) => sessions.forgetAll(),
});
